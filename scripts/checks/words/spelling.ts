/** American spellings we have met, and the British ones. Our texts say organise, not organize. */
const british: readonly [RegExp, string][] = [
  [/\btravel(er|ers|ing|ed)\b/gi, 'travell$1'],
  [/\bcancel(ed|ing)\b/gi, 'cancell$1'],
  [
    /\b(organ|recogn|optim|personal|custom|special|minim|maxim|summar|author|apolog|real|final|util)iz(e|es|ed|ing|ation|ations)\b/gi,
    '$1is$2',
  ],
  [/\banalyz(e|es|ed|ing)\b/gi, 'analys$1'],
  [/\b(col|fav|hon|lab|neighb|behavi|harb|flav)or(s|ed|ing|ite|ites|able|hood)?\b/g, '$1our$2'],
  [/\bcenter(s)?\b/g, 'centre$1'],
  [/\b(kilo)?meter(s)?\b/g, '$1metre$2'],
  [/\b(a|the|our|your|its|each|no) license\b/gi, '$1 licence'],
  [/\bcatalogs?\b/gi, 'catalogue'],
  [/\binquir(y|ies)\b/gi, 'enquir$1'],
  [/\bgray\b/gi, 'grey'],
  [/\bfulfill(s|ment)?\b/gi, 'fulfil$1'],
  [/\bjudgment\b/gi, 'judgement'],
];

/** American spellings in an English text, with what to write. */
export function spellingProblems(text: string): string[] {
  return british.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(
      ([found]) => `“${found}” se scrie britanic: “${found.replace(new RegExp(pattern.source, 'i'), instead)}”`,
    ),
  );
}
