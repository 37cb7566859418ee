import { z } from 'zod';
import { bilingual } from './agency.ts';
import { pageReference } from './page-reference.ts';

const link = z.strictObject({
  label: bilingual,
  href: pageReference,
  newTab: z.boolean().default(false),
});

/** The links of header and footer, in order. Facts about the agency are not here but in agency.yaml. */
export const navigationSchema = z.strictObject({ header: z.array(link).length(5), useful: z.array(link) });

export type Navigation = z.infer<typeof navigationSchema>;
