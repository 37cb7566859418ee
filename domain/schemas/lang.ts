import { z } from 'zod';

/** The two languages a page can be written in. Every page and every entry has exactly one. */
export const langSchema = z.enum(['en', 'ro']).describe('Limba paginii: „en” sau „ro”.');

export type Lang = z.infer<typeof langSchema>;
