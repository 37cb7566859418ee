/** Third parties in words: what a visitor reads before agreeing, and on the page about cookies. */
import { type Purpose, type ThirdParty, thirdParties } from '../rules/third-parties.ts';
import type { Lang } from '../schemas/lang.ts';
import type { ThirdPartyWords } from '../schemas/third-party.ts';

/** Words by the id of the third party. */
type WordsOfParties = Readonly<Record<string, ThirdPartyWords>>;

/** A third party and what is said before it is asked. */
export type ConsentWords = { id: string; consent: string };

/** What to say before somebody is asked for that purpose, for each who may be. */
export const consentWords = (
  purpose: Purpose,
  lang: Lang,
  words: WordsOfParties,
  table: readonly ThirdParty[] = thirdParties,
): ConsentWords[] =>
  partiesInWords(words, table)
    .filter(({ party }) => party.purpose === purpose)
    .map(({ party, said }) => ({ id: party.id, consent: said.consent[lang] }));

/** All of them in a table of Markdown: who and what for, what they learn and keep. In Romanian, as the page about cookies is. */
export const thirdPartyTable = (words: WordsOfParties, table: readonly ThirdParty[] = thirdParties): string =>
  [
    '| Cine și pentru ce | Ce află și ce păstrează |',
    '| --- | --- |',
    ...partiesInWords(words, table).map(
      ({ party, said }) => `| ${said.serves} | ${said.keeps.replaceAll('{privacy}', party.privacy)} |`,
    ),
  ].join('\n');

/** @throws when somebody of the table has no words, or there are words for nobody */
function partiesInWords(words: WordsOfParties, table: readonly ThirdParty[]) {
  const stray = Object.keys(words).find((id) => !table.some((party) => party.id === id));
  if (stray)
    throw new Error(`content/third-parties/${stray}.yaml: nu este nimeni cu acest nume în domain/rules/third-parties.ts`);
  return table.map((party) => {
    const said = words[party.id];
    if (!said) throw new Error(`content/third-parties/${party.id}.yaml lipsește: ce citește vizitatorul despre ${party.id}`);
    return { party, said };
  });
}
