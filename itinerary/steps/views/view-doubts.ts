/** What is said where two views of one journey are not alike. */
import type { DraftDoubt } from '../../draft/draft-itinerary.ts';

/** Of a long cell the beginning is enough. */
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The place is added by who knows it. @param shown what the itinerary holds */
export function viewsDiffer(shown: string, other: string): DraftDoubt {
  return {
    code: 'views-differ',
    message: {
      en: `The file says two things here: “${short(shown)}” and “${short(other)}”. The first is shown: please ask which one is right.`,
      ro: `Fișierul spune aici două lucruri: „${short(shown)}” și „${short(other)}”. Este afișat primul: vă rugăm să întrebați care este corect.`,
    },
    where: null,
  };
}

export function onlyInWords(flightNumber: string): DraftDoubt {
  return {
    code: 'only-in-words',
    message: {
      en: `${flightNumber} stands in the text of this file and not in its reservation data. Please check that it belongs to this journey.`,
      ro: `${flightNumber} apare în textul acestui fișier, dar nu și în datele rezervării. Vă rugăm să verificați că ține de această călătorie.`,
    },
    where: null,
  };
}

export function onlyInData(flightNumber: string): DraftDoubt {
  return {
    code: 'only-in-data',
    message: {
      en: `${flightNumber} stands in the reservation data of this file and not in its text. Please check that it is still booked.`,
      ro: `${flightNumber} apare în datele rezervării din acest fișier, dar nu și în text. Vă rugăm să verificați că este încă rezervat.`,
    },
    where: null,
  };
}
