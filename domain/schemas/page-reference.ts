import { z } from 'zod';
import { addressNamed } from '../rules/addresses.ts';

/** A page of this site by its name in `domain/rules/addresses.ts`, which gives it its address in the language of the text. */
export const pageReference = z
  .string()
  .superRefine((reference, context) => {
    try {
      addressNamed(reference, 'ro');
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
    }
  })
  .describe('O pagină a site-ului, după nume: „services”, „services#consultancy”, „press/proiect-lansare”.');
