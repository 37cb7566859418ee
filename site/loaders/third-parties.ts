/** Third parties as the pages need them: in words. */
import { getCollection } from 'astro:content';
import { consentWords, partiesInConsent, recipientTable, thirdPartyTable } from '#domain/format/third-party-words.ts';
import { storedKeys } from '#domain/rules/stored-keys.ts';
import type { Purpose } from '#domain/rules/third-parties.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dataOf } from './data-of.ts';

const allWords = async () => Object.fromEntries((await getCollection('thirdParties')).map(({ id, data }) => [id, data]));

/** Everybody a page may ask for that purpose, with what is said before it does. */
export const partiesFor = async (purpose: Purpose, lang: Lang) => consentWords(purpose, lang, await allWords());

/** Everybody the consent asks about. */
export const partiesAsked = async (lang: Lang) => partiesInConsent(lang, await allWords());

/** What our own code keeps in the browser, as rows of a table: the name, where it is, what it is for. */
export async function storedRows(lang: Lang) {
  const words = await dataOf('storedKeys', 'stored-keys');
  return storedKeys.map(({ name, where }) => ({ name, where, use: words[name][lang] }));
}

const heads = {
  en: '| Name and place | What it is for and how long it lasts |',
  ro: '| Nume și loc | La ce folosește și cât ține |',
} as const satisfies Record<Lang, string>;

/** Facts of a text: `{thirdParties}`, `{recipients}` and `{storedKeys}` are tables. */
export const consentFacts = async (lang: Lang) => ({
  thirdParties: thirdPartyTable(lang, await allWords()),
  recipients: recipientTable(lang, await allWords()),
  storedKeys: [
    heads[lang],
    '| --- | --- |',
    ...(await storedRows(lang)).map(({ name, where, use }) => `| \`${name}\`, ${where} | ${use} |`),
  ].join('\n'),
});
