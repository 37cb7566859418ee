/** Words for kinds of travellers, as codes of reservation systems and in the reader's languages. */
import { fold } from '../text/fold.ts';

export type TravellerKind = 'adult' | 'child' | 'infant';

const words: readonly (readonly [string, TravellerKind])[] = [
  [
    'inf ins infant infants infante baby babies bébé bébés bebé bebe bebeluș bebelușul bebelușă csecsemő kleinkind säugling neonato neonata nourrisson sugar sugari lactante bebek niemowlę niemowlak nemluvně kojenec kojenci dojča dojenec dojenček dojenče beba spädbarn spædbarn spedbarn vauva imik zuigeling бебе младенец немовля kūdikis zīdainis imikuiga μωρό βρέφος תינוק תינוקת رضيع رضيعة 婴儿 嬰兒 幼児 유아 ทารก bayi',
    'infant',
  ],
  [
    'chd cnn enf child children copil copilul copii kind kinder enfant enfants çocuk bambino bambina bambini niño niña niños dziecko dzieci barn lapsi gyermek gyerek dítě děti dieťa deti deca crianças lapset kinderen gyerekek çocuklar дети dieťa dijete dete otrok criança laps bērns vaikas ребенок ребёнок дете дитина παιδί ילד ילדה طفل طفلة 儿童 兒童 小児 소아 เด็ก unn um anak',
    'child',
  ],
  [
    'adt adult adulte adultes adulto adulta adultos adulti adults erwachsene erwachsener yetişkin dorosły dorosła dorośli snr src sen senior yth stu lbr mil ygr itx jcb ενήλικας ενήλικος vuxen vuxna voksen voksne felnőtt aikuinen volwassene volwassenen dospělý dospělá dospelý dospelá odrasli odrasla odrastao täiskasvanu pieaugušais suaugęs взрослый взрослая възрастен дорослий מבוגר מבוגרת بالغ 成人 大人 성인 ผู้ใหญ่ dewasa teen teenager jugendlicher adolescent adolescente adolescenti nastolatek tiener',
    'adult',
  ],
];
const kinds: ReadonlyMap<string, TravellerKind> = new Map(
  words.flatMap(([all, kind]) => all.split(' ').map((word) => [fold(word), kind] as const)),
);
/** IN, INF1 | C07, a child of seven */
const codes: readonly (readonly [RegExp, TravellerKind])[] = [
  [/^in[fs]?\d{0,2}$/, 'infant'],
  [/^c\d{2}$/, 'child'],
];

/** Cut short, with a point behind them: `Enf. Jules Marchand`, `Çoc. Ada Kaya`. */
const cutShort: ReadonlyMap<string, TravellerKind> = new Map(
  (
    [
      ['kleink klk bb neon nourr sug bebel lact niem niemowl koj dojc csecs beb мл', 'infant'],
      ['kd bamb niñ cop crian cri dz dziec coc gyer реб дет', 'child'],
      ['adl adul erw yet dor doros vux voks dosp feln volw взр', 'adult'],
    ] as const
  ).flatMap(([all, kind]) => all.split(' ').map((word) => [fold(word), kind] as const)),
);
const isCutShort = /^\p{L}{2,6}\.$/u;

/** Nino Beridze and Nina Petrova: a kind only with its tilde, or small. */
const ninoOrNina = /^(?:N[Ii][Nn][OoAa][Ss]?)$/;

/** Of a word that is nothing but a kind. */
export function kindOf(word: string): TravellerKind | undefined {
  if (ninoOrNina.test(word)) return undefined;
  const plain = fold(word).replace(/\./g, '');
  return (
    kinds.get(plain) ??
    (isCutShort.test(word) ? cutShort.get(plain) : undefined) ??
    codes.find(([shape]) => shape.test(plain))?.[1]
  );
}

/** Kim Jong In, Um Min-jae, Amartya Sen, Anak Agung Gede: folded, kinds that are names as well. */
const names = /^(?:in|um|sen|mil|ins|unn|imik|laps|beba|senior|anak)$/;

/** Of a word in a name, with nothing between. */
export const kindBesideName = (word: string): TravellerKind | undefined => (names.test(fold(word)) ? undefined : kindOf(word));

// 7 ans | 11 Monate | aged 9 years | 7 l. | 5 lat | 2-11 ani | 12-15 | 16+
const ageShape =
  /(?<![\p{L}\d.,/:])(?<from>\d{1,2})(?: ?[-–] ?(?<to>\d{1,2})| ?(?<more>\+))?(?![\d.,/:-])(?: ?(?<unit>\p{L}{1,9}\.?))?/u;
const months =
  /^(?:m|mo|mos|mths?|months?|luni|luna|monate?n?|mois|mes[ei]?|meses|miesiec\p{L}*|mies|mesic\p{L}*|mesiac\p{L}*|honapos|mane?der|manader|bulan|bln|maanden|kuukautta|ay(?:lik)?|месяц\p{L}*|месец\p{L}*|μηνων)$/u;
const years =
  /^(?:y|yo|yrs?|years?|ani|an|jahre?n?|j|ans?|ann[io]|anos?|lata?|r|rok[uy]?|let|rokov|eves|ev|ar|jaar|v|vuotta|tahun|thn|tuoi|yas\p{L}*|godin\p{L}*|leta|aastat?|gadi|metai|metu|лет|года?|години|рок\p{L}*|ετων)$/u;

// 7 l. | 7 J. | 7 г. | 7 р.: lat, let, Jahre, лет, години, років, with their points
const shortYears = /^[lлгрgJ]\.$/u;

/** Whatever they are called, who is up to 11 flies as a child and who is not yet two as an infant. */
export function kindOfAge(printed: string): TravellerKind | undefined {
  const { from, to, more, unit: word = '' } = ageShape.exec(printed)?.groups ?? {};
  const unit = word.replace(/(?<=\p{L}{2})\.$/u, '');
  const plain = fold(shortYears.test(word) ? 'lat' : unit);
  if (from === undefined || (unit === '' ? !(to || more) : !years.test(plain) && !months.test(plain))) return undefined;
  // 12 J is a seat.
  if (/^\p{Lu}\.?$/u.test(unit) && !shortYears.test(unit)) return undefined;
  const oldest = (more ? 99 : Number(to ?? from)) / (unit !== '' && months.test(plain) ? 12 : 1);
  return oldest < 2 ? 'infant' : oldest < 12 ? 'child' : 'adult';
}

/** Only in capitals: an `ins` is an insurance as well. */
const onlyCodes = /^(?:in|ins|um|unn|sen|mil|src|stu|lbr|ygr|itx|jcb)$/;

/** What words behind a name say of its kind: `copil, 6 ani`, `Infant on lap`, `bebé de colo`, `7 ans`. The first word that is one counts. */
export function kindIn(printed: string): TravellerKind | undefined {
  const all = printed.split(/[^\p{L}\p{M}\d]+/u).filter(Boolean);
  const said = all.flatMap((word) => {
    if (onlyCodes.test(word)) return [];
    const kind = word.length > 2 || all.length === 1 ? kindOf(word.toLowerCase()) : undefined;
    return kind ?? [];
  });
  return said[0] ?? kindOfAge(printed);
}
