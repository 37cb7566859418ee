import { z } from 'zod';
import { bilingual } from './agency.ts';

const link = z.strictObject({
  label: bilingual,
  href: z.strictObject({ en: z.string().startsWith('/'), ro: z.string().startsWith('/') }).describe('The page in each language.'),
  newTab: z.boolean().default(false),
});

/** The links of header and footer, in order. Facts about the agency are not here but in agency.yaml. */
export const navigationSchema = z.strictObject({ header: z.array(link).length(5), useful: z.array(link) });

export type Navigation = z.infer<typeof navigationSchema>;
