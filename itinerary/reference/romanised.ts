/** Cyrillic words in Latin letters, as timetables write the names of Russian places: by BGN/PCGN, without its signs. */

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g ґ:g д:d е:e ж:zh з:z и:i і:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const isCyrillic = /[а-яґі]/;

/** @param folded small letters without marks, so й stands as и: `нижнии новгород` is `nizhny novgorod`, `екатеринбург` `yekaterinburg`. */
export function romanised(folded: string): string {
  if (!isCyrillic.test(folded)) return folded;
  return folded
    .replace(/[иы]и(?!\p{L})/gu, 'ы')
    .replace(/(?<!\p{L})е|(?<=[ьъ])е/gu, 'ye')
    .replace(/[а-яґі]/g, (letter) => letters[letter] ?? letter);
}
