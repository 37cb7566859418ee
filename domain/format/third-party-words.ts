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

const heads = {
  en: ['Who, and what for', 'Cookies', 'What they learn and keep'],
  ro: ['Cine și pentru ce', 'Cookies', 'Ce află și ce păstrează'],
} as const satisfies Record<Lang, readonly string[]>;

/** All of them in a table of Markdown: who and what for, what they learn and keep. A server shows the rows of those it is set up for. */
export const thirdPartyTable = (lang: Lang, words: WordsOfParties, table: readonly ThirdParty[] = thirdParties): string =>
  [
    `| ${heads[lang].join(' | ')} |`,
    '| --- | --- | --- |',
    ...partiesInWords(words, table).map(
      ({ party: { id, privacy }, said: { serves, cookies, keeps } }) =>
        `| ${serves[lang]} {with=${id}} | ${cookies[lang]} | ${keeps[lang].replaceAll('{privacy}', privacy)} |`,
    ),
  ].join('\n');

const recipientHeads = {
  en: ['Who, and what for', 'Their policy'],
  ro: ['Cine și pentru ce', 'Politica lor'],
} as const satisfies Record<Lang, readonly string[]>;

const policyWords = { en: 'privacy policy', ro: 'politica de confidențialitate' } as const satisfies Record<Lang, string>;

/** All of them in a table of Markdown, short: who gets something, and where they say themselves what they do with it. */
export const recipientTable = (lang: Lang, words: WordsOfParties, table: readonly ThirdParty[] = thirdParties): string =>
  [
    `| ${recipientHeads[lang].join(' | ')} |`,
    '| --- | --- |',
    ...partiesInWords(words, table).map(
      ({ party: { id, privacy }, said }) => `| ${said.serves[lang]} {with=${id}} | [${policyWords[lang]}](${privacy}) |`,
    ),
  ].join('\n');

/** Whom the consent asks about, by purpose, in words. */
export const partiesInConsent = (lang: Lang, words: WordsOfParties, table: readonly ThirdParty[] = thirdParties) =>
  partiesInWords(words, table).flatMap(({ party: { id, purpose, privacy }, said }) =>
    purpose === 'necessary'
      ? []
      : [{ id, purpose, privacy, name: said.name, serves: said.serves[lang], cookies: said.cookies[lang].replaceAll('`', '') }],
  );

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
