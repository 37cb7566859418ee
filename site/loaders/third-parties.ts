/** Third parties as the pages need them: in words. */
import { getCollection } from 'astro:content';
import { consentWords, thirdPartyTable } from '#domain/format/third-party-words.ts';
import type { Purpose } from '#domain/rules/third-parties.ts';
import type { Lang } from '#domain/schemas/lang.ts';

const allWords = async () => Object.fromEntries((await getCollection('thirdParties')).map(({ id, data }) => [id, data]));

/** Everybody a page may ask for that purpose, with what is said before it does. */
export const partiesFor = async (purpose: Purpose, lang: Lang) => consentWords(purpose, lang, await allWords());

/** All of them as one fact of a Romanian text: `{thirdParties}` is a table. */
export const thirdPartyFacts = async (lang: Lang) => (lang === 'ro' ? { thirdParties: thirdPartyTable(await allWords()) } : {});
