/**
 * Greek and Cyrillic words in Latin letters, as passports write them.
 *
 * Cyrillic: ICAO Doc 9303, part 3, section 6 B, with its exceptions by language, which a text tells by its letters. Two of them follow the
 * countries' own passports instead: Г is G in Serbian names, Ъ is A in Bulgarian ones. Doc 9303 has no table for Greek; Greece's passports
 * follow ELOT 743 (ISO 843, transcription).
 */

type Letters = Readonly<Record<string, string>>;

const tableOf = (pairs: string): Letters => Object.fromEntries(pairs.split(' ').map((pair) => pair.split(':')));

const cyrillic = tableOf(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ:ie ы:y ь: э:e ю:iu я:ia ' +
    'ђ:d є:ie ѕ:dz і:i ї:i ј:j љ:lj њ:nj ћ:c ќ:k ў:u џ:dz ѫ:u ѵ:y ґ:g ѓ:g',
);

/** What a language writes otherwise; `^` before a letter: where a word begins with it. The first language that a text fits is taken. */
const languages: readonly { fits: RegExp; differs: Letters }[] = [
  { fits: /[ѓќѕ]/, differs: tableOf('х:h ц:c ѓ:gj ќ:kj џ:dj') },
  { fits: /[ђћљњџј]/, differs: tableOf('ж:z х:h ц:c ч:c ш:s') },
  { fits: /ў|і.*[ыэё]|[ыэё].*і/s, differs: tableOf('г:h ё:io') },
  { fits: /[іїєґ]|[сзц]ьк/, differs: tableOf('г:h и:y ^є:ye ^ї:yi ^й:y ^ю:yu ^я:ya') },
  // In Russian a hard sign stands before е, ё, ю, я alone.
  { fits: /ъ(?![еёюя])/, differs: tableOf('щ:sht ъ:a') },
];

const greek = tableOf(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o ϋ:y ϊ:i',
);

/** @returns the text with its Greek and Cyrillic words in Latin letters; letters of neither table stay as they are */
export function inLatin(text: string): string {
  const differs = languages.find(({ fits }) => fits.test(text.toLowerCase()))?.differs ?? {};
  const letter = (letters: readonly string[], place: number): string | undefined => {
    const one = letters[place] ?? '';
    return (place === 0 ? differs[`^${one}`] : undefined) ?? differs[one] ?? cyrillic[one];
  };
  return text
    .normalize('NFC')
    .replace(/\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*(?:['’ʼ]\p{Script=Cyrillic}+)*/gu, (word) =>
      written(word.replace(/['’ʼ\p{M}]/gu, ''), letter),
    )
    .replace(/\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu, (word) => written(withTonosAlone(word), greekLetter));
}

/** Breathings and old accents are no sounds; the tonos and the dots tell pairs of vowels from two vowels. */
const withTonosAlone = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/(?![\u0301\u0308])\p{M}/gu, '')
    .normalize('NFC');

function greekLetter(letters: readonly string[], place: number): string | undefined {
  const [before, one, after] = [letters[place - 1] ?? '', letters[place] ?? '', letters[place + 1] ?? ''];
  if (/[υύ]/.test(one) && /[αεη]/.test(before)) return after === '' || /[θκξπσςτφχψ]/.test(after) ? 'f' : 'v';
  if (/[υύ]/.test(one) && before === 'ο') return 'u';
  if (one === 'γ' && /[γξχ]/.test(after)) return 'n';
  const isSoundB = (first: number) => first === 0 || first + 2 === letters.length;
  if (one === 'μ' && after === 'π' && isSoundB(place)) return 'b';
  if (one === 'π' && before === 'μ' && isSoundB(place - 1)) return '';
  return greek[one.normalize('NFD').replace('\u0301', '').normalize('NFC')];
}

/** Ж is ZH among capitals and Zh before a small letter. */
function written(word: string, latin: (letters: readonly string[], place: number) => string | undefined): string {
  const letters = Array.from(word);
  const small = letters.map((letter) => letter.toLowerCase());
  const isCapital = (place: number) => letters[place] !== undefined && letters[place] !== small[place];
  return letters
    .map((letter, place) => {
      const found = latin(small, place) ?? letter;
      if (!isCapital(place)) return found;
      const amongCapitals = isCapital(place + 1) || (letters[place + 1] === undefined && isCapital(place - 1));
      return amongCapitals ? found.toUpperCase() : found.slice(0, 1).toUpperCase() + found.slice(1);
    })
    .join('');
}
