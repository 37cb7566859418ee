import { z } from 'zod';

/** A calendar day as YYYY-MM-DD. YAML reads an unquoted day as a moment in time; that is turned back into the day meant. */
export const isoDay = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date({ error: 'write the date as YYYY-MM-DD, for example 2026-11-21' }),
);
