/** A document without the hours, days and numbers of anything but its flights, so that no format takes them for theirs. */
import type { TicketText } from '../../text/ticket-text.ts';
import { withoutRideCards } from './cards-of-rides.ts';
import { withCutNumbers } from './cut-numbers.ts';
import { withoutDaysOfServices } from './days-of-services.ts';
import { withoutHoursOfOthers } from './hours-of-others.ts';
import { withoutListedOptions } from './listed-options.ts';
import { withoutMailDates } from './mail-dates.ts';
import { withoutOpeningHours } from './opening-hours.ts';
import { withoutOtherEntries } from './other-entries.ts';
import { withoutRidesFromHotels } from './rides-from-hotels.ts';
import { withWholeDurations } from './whole-durations.ts';

/** In this order: what one leaves the next may need. */
const steps: readonly ((ticket: TicketText) => TicketText)[] = [
  withCutNumbers,
  withoutListedOptions,
  withoutMailDates,
  withoutOpeningHours,
  withoutRidesFromHotels,
  withoutOtherEntries,
  withoutRideCards,
  withoutDaysOfServices,
  withoutHoursOfOthers,
  withWholeDurations,
];

export const withFlightsAlone = (document: TicketText): TicketText => steps.reduce((ticket, step) => step(ticket), document);
