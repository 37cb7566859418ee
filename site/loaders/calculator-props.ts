import { figureOf } from '#domain/format/figures.ts';
import type { AgenciesPage } from '#domain/schemas/agencies-page.ts';
import type { Figure } from '#domain/schemas/agency.ts';
import type { Lang } from '#domain/schemas/lang.ts';

/** What the calculator needs of the page's copy and of the agency's figures, and no word more: all of it travels in the page. */
export function calculatorProps(lang: Lang, { calculator }: AgenciesPage, figures: Record<string, Figure>) {
  const { fields, problems, results, summary, tooDear } = calculator;
  const word = ({ label, unit }: { label: string; unit: string }) => ({ label, unit });
  return {
    lang,
    credit: figureOf(figures, 'initialCredit').value,
    lowestFee: figureOf(figures, 'ticketFee').value,
    start: { tickets: fields.tickets.start, price: fields.price.start, charge: fields.charge.start },
    words: {
      fields: { tickets: word(fields.tickets), price: word(fields.price), fee: word(fields.fee), charge: word(fields.charge) },
      problems,
      results,
      summary,
      tooDear,
    },
  };
}
