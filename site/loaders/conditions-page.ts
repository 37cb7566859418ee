import { getCollection } from 'astro:content';
import { hrefOf } from '#domain/rules/addresses.ts';
import { type ConditionRow, conditionTable } from '#domain/rules/condition-table.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { conditionInEnglish } from '#domain/rules/english-twin.ts';
import { limitsOf, rarestFirst } from '#domain/rules/travel-cases.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dataOf } from './data-of.ts';
import { pictureOf } from './picture-of.ts';

/** The travel conditions twice: as the whole table, and as the list that the questions choose from. */
export async function conditionsPage(lang: Lang) {
  const copy = await dataOf('conditionsPage', `conditions.${lang}`);
  const table = conditionTable(await conditionsIn(lang));
  const rows = table.flatMap((part) => part.rows).map((row) => ({ ...row, limits: limitsOf(row.cases) }));
  return {
    copy,
    table,
    listed: rarestFirst(rows),
    picture: await pictureOf(copy.picture, '3:2'),
    contact: contactHref(copy.lang, hrefOf('conditions', copy.lang)),
  };
}

async function conditionsIn(lang: Lang): Promise<ConditionRow[]> {
  const rows = (await getCollection('conditions')).map(({ id, data }) => ({ id, ...data }));
  if (lang === 'ro') return rows;
  return Promise.all(rows.map(async (row) => conditionInEnglish(row, await dataOf('englishConditions', row.id))));
}
