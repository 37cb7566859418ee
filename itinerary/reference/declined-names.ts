/** Names of places as they stand in sentences: z Prahy, do Warszawy, Londonba, İstanbul’dan. What a name was before its ending, in the ways it may have been. */

/** Behind these words a name has an ending, in the languages of the Slavs. */
const before = /(?<!\p{L})(?:z|ze|do|od|w|we|v|ve|na|iz|u|ke?|из|в|до|от|з|у)$/iu;
/** Its endings, and what stood there: Prahy is Praha, Heraklionu Heraklion, Krakowa and Krakowie Kraków, Warszawie Warszawa, Poznaniu Poznań, Frankfurcie Frankfurt, Katmanduja Katmandu. */
const slavic: readonly (readonly [ending: RegExp, was: readonly string[]])[] = [
  [/(?:ou|ą)$/u, ['a']],
  [/ow(?:a|ie)$/u, ['ów']],
  [/(?<=[ou])j(?:[aeu]|em)$/u, ['']],
  [/niu$/u, ['ń']],
  [/cie$/u, ['t']],
  [/dzie$/u, ['d']],
  [/i[eu]$/u, ['a', '']],
  [/n[eě]$/u, ['eň']],
  [/[yieěęu]$/u, ['a', '', 'o', 'e']],
  [/[aů]$/u, ['', 'o']],
  [/[ыиуеюя]$/u, ['а', '', 'о', 'ь', 'я']],
];
// Londonból, Bécsbe, Rómába, Budapestről, Budapesten
const hungarian = /^(?<name>\p{L}{3,})(?:b[óő]l|r[óő]l|t[óő]l|b[ae]|r[ae]|b[ae]n|[eoö]n|ig)$/u;
// İstanbul’dan, Ankara'ya
const turkish = /^(?<name>\p{L}{3,})[’'](?:d[ae]n|t[ae]n|y?[ae]|n[ae]|d[ae]|t[ae])$/u;

/** Before an airport's word a city has an ending of its own: Dubaji Nemzetközi Repülőtér, Prágai repülőtér, Tallinna lennujaam, Rīgas lidosta. */
const beforeAirports: readonly { word: RegExp; ending: RegExp }[] = [
  { word: /^ (?:nemzetk[öo]zi|rep[üu]l[őo]t[ée]r)/iu, ending: /i$/u },
  { word: /^ (?:kansainvälinen |-?)?lento(?:asema|kenttä)/iu, ending: /n$/u },
  { word: /^ (?:rahvusvaheline )?lennuja+m/iu, ending: /a$/u },
  { word: /^ (?:starptautisk[āa] )?lidosta/iu, ending: /s$/u },
];

/** A city without the ending it has before the word for its airport; undefined where it has none. @param behind what stands behind it */
const nameBeforeAirport = (name: string, behind: string): string | undefined =>
  beforeAirports.flatMap(({ word, ending }) => (word.test(behind) && ending.test(name) ? name.replace(ending, '') : []))[0];

/** @param words what stands before the name, up to it. @param behind what stands behind it. */
export function namesWithoutEnding(name: string, words: string, behind = ''): string[] {
  const city = nameBeforeAirport(name, behind);
  if (city !== undefined) return [city];
  const bare = turkish.exec(name)?.groups?.name ?? hungarian.exec(name)?.groups?.name;
  // Rómába: the last letter of Róma is long before an ending.
  const own = bare === undefined ? [] : [bare, ...(/[áé]$/.test(bare) ? [bare.replace(/á$/, 'a').replace(/é$/, 'e')] : [])];
  if (!before.test(words.trimEnd())) return own;
  return [...own, ...slavic.flatMap(([ending, was]) => (ending.test(name) ? was.map((end) => name.replace(ending, end)) : []))];
}
