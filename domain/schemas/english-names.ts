import { z } from 'zod';

/** What towns and airports are called in English, by the name the Romanian content gives them. */
export const englishNamesSchema = z.record(z.string().min(2), z.string().min(2));
