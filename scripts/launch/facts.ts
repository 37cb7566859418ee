import { stale } from '#domain/rules/checked.ts';
import { expired, today } from '#domain/rules/expiry.ts';
import { type ContentValue, contentValues } from '../content-values.ts';

/**
 * Every fact in content/ whose last day is over (`validUntil`, a season's `until`), or that nobody has looked up for half a
 * year (`checkedOn`), unless it says of itself that it does not change (`lasting`).
 *
 * @param day the day to judge by, YYYY-MM-DD
 */
export function expiredFacts(values: readonly ContentValue[] = contentValues(), day: string = today()): string[] {
  const owner = (field: string) => field.split('.').slice(0, -1).join('.');
  const lasting = new Set(
    values
      .filter(({ field, value }) => /(^|\.)lasting$/.test(field) && value)
      .map(({ file, field }) => `${file} ${owner(field)}`),
  );
  return values.flatMap(({ file, field, value }) => {
    const name = field.split('.').at(-1);
    if ((name === 'validUntil' || name === 'until') && expired(String(value), day))
      return [`${file}: ${field}: over since ${value}.`];
    if (name === 'checkedOn' && stale(String(value), day) && !lasting.has(`${file} ${owner(field)}`))
      return [`${file}: ${field}: last looked up on ${value}.`];
    return [];
  });
}

/** Within how many days a fact ends soon. */
const soon = 30;

/** Facts whose last day comes soon: what somebody has to see to before it does. */
export function endingFacts(values: readonly ContentValue[] = contentValues(), day: string = today()): string[] {
  const horizon = new Date(Date.parse(day) + soon * 86_400_000).toISOString().slice(0, 10);
  return values.flatMap(({ file, field, value }) =>
    /(^|\.)validUntil$/.test(field) && !expired(String(value), day) && String(value) <= horizon
      ? [`${file}: ${field}: ends on ${value}.`]
      : [],
  );
}

/** Legal texts that were changed after a lawyer read them. One that nobody has read is a stand-in. */
export const unreadTexts = (values: readonly ContentValue[] = contentValues()): string[] =>
  values.flatMap(({ file, field, value }) => {
    if (field !== 'reviewedOn' || !file.startsWith('content/legal/')) return [];
    const changed = values.find((other) => other.file === file && other.field === 'updatedOn')?.value;
    return String(changed) > String(value) ? [`${file}: reviewedOn: read on ${value}, changed on ${changed}.`] : [];
  });
