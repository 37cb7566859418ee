import { z } from 'zod';

/**
 * Fields of an entry that only the agency can confirm or supply. `npm run launch-check` lists them; no page says a word of it.
 *
 * @param fields the names such a field may have in this kind of entry, a path where it lies deeper: `office.at`
 */
export const standIns = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z
    .array(z.enum(fields))
    .default([])
    .describe('What here waits for the agency: it is missing, or stands in until it is confirmed. Take its name away then.');
