/** Which half of the day an hour is of, in the languages that say it in front of the hour: `下午 2:45`, `오후 3:10`, `பி.ப. 2.35`, `délután 4:20`. */

// Chinese, Japanese, Korean, Mongolian, Tamil, Sinhala, Telugu, Hindi, Bengali, Burmese, Hungarian, Turkish, Kazakh, Azeri, Armenian, Georgian, Basque, Urdu.
// Not Amharic and Swahili, which count such hours from dawn.
const before =
  '上午|早上|早晨|清晨|凌晨|午前|오전|새벽|아침|ү\\.? ?ө\\.?|மு\\.? ?ப\\.?|முற்பகல்|காலை|පෙ\\.? ?ව\\.?|ఉదయం|सुबह|पूर्वाह्न|সকাল|পূর্বাহ্ণ|နံနက်|délelőtt|öğleden önce|таңғы|səhər|առավոտյան|დილის|goizeko|صبح';
const after =
  '下午|中午|午後|오후|ү\\.? ?х\\.?|பி\\.? ?ப\\.?|பிற்பகல்|மாலை|ප\\.? ?ව\\.?|మధ్యాహ్నం|సాయంత్రం|दोपहर|शाम|अपराह्न|দুপুর|বিকাল|বিকেল|সন্ধ্যা|অপরাহ্ণ|ညနေ|délután|öğleden sonra|түстен кейін|günorta|կեսօրից հետո|დღის|arratsaldeko|سہ پہر|شام';
// The night is of both halves: 晚上 11:30 is late, 晚上 12:30 past midnight.
const night = '晚上|深夜|夜里|夜裡|저녁|밤|இரவு|రాత్రి|रात|রাত|éjjel|gece|кешкі|axşam|երեկոյան|საღამოს|gaueko|رات';

const begin = '(?<!\\p{M}|(?![\\p{Script=Han}\\p{Script=Hangul}])\\p{L})';

/** For patterns without case, right before an hour. */
export const wordOfHalf = `${begin}(?:${before}|${after}|${night})`;
const atEnd = new RegExp(`${begin}(?:(?<before>${before})|(?<after>${after})|(?<night>${night}))[\\s:]{0,2}$`, 'iu');

/**
 * @param text what stands before an hour.
 * @returns how many letters at its end say of which half of the day the hour is; 0 for none.
 */
export const halfBefore = (text: string): number => atEnd.exec(text)?.[0].length ?? 0;

/** Of an hour from 1 to 12: `a` and `p`, as its words have it. */
export function halfBeforeHour(text: string, hour: number): 'a' | 'p' | undefined {
  const words = atEnd.exec(text)?.groups;
  if (words?.night) return hour >= 5 && hour < 12 ? 'p' : 'a';
  return words && (words.after ? 'p' : 'a');
}
