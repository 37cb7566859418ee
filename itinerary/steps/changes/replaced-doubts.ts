/** What was printed as it was before a change, and is left out: told. */
import type { DraftDoubt } from '../../draft/draft-itinerary.ts';

export const replacedFlight = (number: string): DraftDoubt => ({
  code: 'flight-replaced',
  message: {
    en: `The ticket also prints ${number} as it was before a change. Only the new flight is given.`,
    ro: `Biletul tipărește și ${number} așa cum era înainte de o modificare. Este redat doar zborul nou.`,
  },
  where: null,
});

export const replacedTimes = (lines: readonly string[]): DraftDoubt => {
  const said = (lines.find((line) => /\d\d/.test(line)) ?? lines[0])?.replace(/\s+/g, ' ').trim().slice(0, 80);
  return {
    code: 'flight-replaced',
    message: {
      en: `The ticket also prints times as they were before a change (“${said}”). Only the new ones are given.`,
      ro: `Biletul tipărește și ore de dinaintea unei modificări („${said}”). Sunt redate doar cele noi.`,
    },
    where: null,
  };
};
