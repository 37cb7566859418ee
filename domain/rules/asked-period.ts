/** The days a link to the contact form asks about. Alone in its file: the small script of the form needs it, and no address. */

/** First and last day, YYYY-MM-DD. */
export type Period = { from: string; to: string };

const parameter = 'perioada';

/** As a part of a query: `perioada=2027-01-06..2027-01-10`. */
export const queryOfPeriod = ({ from, to }: Period): string => `${parameter}=${from}..${to}`;

/** The days a query asks about, when they are days and in their order. */
export function periodIn(query: URLSearchParams): Period | undefined {
  const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(query.get(parameter) ?? '') ?? [];
  // What is no day is not a number, and in no order.
  return Date.parse(from) <= Date.parse(to) ? { from, to } : undefined;
}
