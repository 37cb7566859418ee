/** What layouts have in common: the lines and cells most documents print the same way. */
import type { Part, Template } from './layout.ts';

export const aside: Part = { aside: true };
export const gap: Template = { gap: true };
export const refLine: Template = { text: '{L.ref}: {ref}' };
export const refRow: Template = { rows: [['{L.ref}', '{ref}']] };

export const namesAlone: Part = { eachPerson: [{ text: '{person.name}' }] };
export const namesBehindLabel: Part = { eachPerson: [{ text: '{L.passenger}: {person.name}' }] };
export const namesBesideTickets: Part = { eachPerson: [{ rows: [['{person.name}', '{person.ticket}']] }] };
export const passengersHeading: Template = { heading: '{L.passengers}' };

/** Both ends of a flight as cells of their own. */
export const departureCell = '{departure.city} ({departure.code})';
export const arrivalCell = '{arrival.city} ({arrival.code})';
export const landing = '{arrival.time}{arrival.shift}';
