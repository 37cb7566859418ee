/** Names of places as they stand in sentences: z Prahy, do Warszawy, Londonba, İstanbul’dan. What a name was before its ending, in the ways it may have been. */

/** Behind these words a name has an ending, in the languages of the Slavs and the Balts. */
const before =
  /(?<!\p{L})(?:z|ze|zo|do|od|w|we|v|ve|vo|na|iz|u|ke?|ku|ka|za|przez|přes|cez|čez|preko|prema|nad|pri|изо|кроз|за|při|из|в|во|до|от|з|із|зі|у|к|ко|від|через|над|по|iš|į|per|nuo|iki|no|uz|caur|līdz)$/iu;
/**
 * Its endings, and what stood there: Prahy is Praha, Heraklionu Heraklion, Krakowa and Krakowie Kraków, Warszawie Warszawa, Poznaniu Poznań,
 * Frankfurcie Frankfurt, Katmanduja Katmandu, Pradze Praga, Wiednia Wiedeń, Відня Відень, Львова Львів, Praze Praha.
 */
const slavic: readonly (readonly [ending: RegExp, was: readonly string[]])[] = [
  [/(?:ou|ą)$/u, ['a']],
  [/ow(?:a|ie)$/u, ['ów']],
  [/(?<=[ou])j(?:[aeu]|em)$/u, ['']],
  [/niu$/u, ['ń']],
  [/wi[au]$/u, ['w']],
  [/ni[au]?$/u, ['eń', 'eň', 'ň']],
  [/cie$/u, ['t']],
  [/dzie$/u, ['d']],
  [/dze$/u, ['ga']],
  [/ze$/u, ['ha', 'ga']],
  [/ce$/u, ['ka']],
  [/ek$/u, ['ky']],
  [/(?:[áa]|ia|í)ch$/u, ['y', 'e', 'a']],
  [/(?<=\p{Ll}{3}[^aeiouyáéíóúý])$/u, ['y', 'e']],
  [/ii$/u, ['ia']],
  [/le$/u, ['ł']],
  [/odzi$/u, ['ódź']],
  [/i[eu]$/u, ['a', '']],
  [/n[eěi]$/u, ['eň', 'ň']],
  [/[yieěęu]$/u, ['a', '', 'o', 'e']],
  [/[aů]$/u, ['', 'o']],
  [/[её]в[аеу]$/u, ['иїв', 'їв', 'ів']],
  [/[оеє]в[аіу]$/u, ['ів', 'їв']],
  [/н[яіі]$/u, ['ень']],
  [/зі$/u, ['га']],
  [/[ыиуеюяії]$/u, ['а', '', 'о', 'ь', 'я', 'й']],
  [/а$/u, ['', 'о']],
];
/** Vilniaus is Vilnius, Londoną Londonas, Rygos Ryga, Helsinkį Helsinkis; Rīgu and Rīgas Rīga, Parīzi Parīze. */
const baltic: readonly (readonly [ending: RegExp, was: readonly string[]])[] = [
  [/iaus$/u, ['ius']],
  [/io$/u, ['is']],
  [/[oą]$/u, ['as', 'a']],
  [/os$/u, ['a']],
  [/ų$/u, ['ai']],
  [/į$/u, ['is']],
  [/us$/u, ['ai']],
  [/[aeiu]s$/u, ['a', 'e']],
  [/u$/u, ['a', 's', 'us']],
  [/i$/u, ['e']],
];
// Rīgā, Parīzē, Rygoje, Vilniuje: in them
const balticIn: readonly (readonly [ending: RegExp, was: string])[] = [
  [/ā$/u, 'a'],
  [/ē$/u, 'e'],
  [/oje$/u, 'a'],
  [/iuje$/u, 'ius'],
];
// Αθήνας, Θεσσαλονίκης, Λονδίνου
const greek: readonly (readonly [ending: RegExp, was: string])[] = [
  [/ας$/u, 'α'],
  [/ης$/u, 'η'],
  [/ου$/u, 'ο'],
];
// Oulusta, Helsingissä, Frankfurtista, Tampereelle, Tallinnast
const finnic =
  /^(?<name>\p{L}{3,}?)(?:i?(?:st[aä]|ss[aä]|lt[aä]|ll[aä]|lle)|i?sse|i?st|seen|(?<=(?<vowel>[aeiouyäö]))\k<vowel>n)$/u;
// Ouluun, Malagan, Lontooseen, Pariisiin: where the sentence has words of such a language
const finnish = /^(?<name>\p{L}{3,}?)(?:iin|[aäeiouyö]?n)$/u;
const speaksFinnish =
  /(?<!\p{L})(?:klo|kello|lent\p{L}*|lähte\p{L}*|lähd\p{L}*|perillä|ollaan|olette|saavu\p{L}*|paluu\p{L}*|jossa|jatkuu|jatkatte|kone\p{L}{0,3}|(?:maanan|tiis|tors|perjan|lauan)tai\p{L}*|keskiviik\p{L}*|sunnunt\p{L}*)(?!\p{L})/u;
// Londonból, Bécsbe, Rómába, Budapestről, Budapesten
const hungarian = /^(?<name>\p{L}{3,}?)(?:b[óő]l|r[óő]l|t[óő]l|b[ae]|r[ae]|b[ae]n|[eoö]n|ig)$/u;
// İstanbul’dan, Ankara'ya, Sabiha Gökçen'e
const turkish = /^(?<name>\p{L}[\p{L} ]{2,})[’'](?:d[ae]n|t[ae]n|y?[aeıiuü]|n[ae]|d[ae]|t[ae])$/u;

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
  own.push(
    ...endedOtherwise(
      name,
      [...balticIn, ...greek].map(([ending, was]) => [ending, [was]] as const),
    ),
    ...finnicNames(name, words + behind),
  );
  return before.test(words.trimEnd()) ? [...own, ...endedOtherwise(name, [...slavic, ...baltic])] : own;
}

const endedOtherwise = (name: string, endings: readonly (readonly [ending: RegExp, was: readonly string[]])[]): string[] =>
  endings.flatMap(([ending, was]) => (ending.test(name) ? was.map((end) => name.replace(ending, end)) : []));

/** Helsingissä is Helsinki, Rovaniemelle Rovaniemi, Frankfurdist Frankfurt, Tampereelle Tampere: with the letters that change before an ending. */
function finnicNames(name: string, sentence: string): string[] {
  const shapes = speaksFinnish.test(sentence.toLowerCase()) ? [finnic, finnish] : [finnic];
  return shapes.flatMap((shape) => {
    const bare = shape.exec(name)?.groups?.name;
    if (bare === undefined) return [];
    return [
      bare,
      `${bare}i`.replace(/ng(?=i+$)/u, 'nk').replace(/ii$/u, 'i'),
      bare.replace(/e$/u, 'i'),
      bare.replace(/(\p{L})\1$/u, '$1'),
      bare.replace(/di?$/u, 't'),
    ];
  });
}
