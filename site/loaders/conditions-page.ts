import { getCollection } from 'astro:content';
import { hrefOf } from '#domain/rules/addresses.ts';
import { conditionTable } from '#domain/rules/condition-table.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { limitsOf, rarestFirst } from '#domain/rules/travel-cases.ts';
import { dataOf } from './data-of.ts';
import { pictureOf } from './picture-of.ts';

/** The travel conditions twice: as the whole table, and as the list that the questions choose from. */
export async function conditionsPage() {
  const copy = await dataOf('conditionsPage', 'conditions.ro');
  const table = conditionTable((await getCollection('conditions')).map(({ id, data }) => ({ id, ...data })));
  const rows = table.flatMap((part) => part.rows).map((row) => ({ ...row, limits: limitsOf(row.cases) }));
  return {
    copy,
    table,
    listed: rarestFirst(rows),
    picture: await pictureOf(copy.picture, '3:2'),
    contact: contactHref(copy.lang, hrefOf('conditions', copy.lang)),
  };
}
