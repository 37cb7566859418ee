import type { Tone } from '#site/ui/Plate.tsx';

/** The four services in the order of the page: their address in it, their part of the copy, the colour of their sign. */
export const services = [
  { id: 'corporate-travel', part: 'corporate', tone: 'signal' },
  { id: 'events-management', part: 'events', tone: 'red' },
  { id: 'b2b-consolidator', part: 'consolidator', tone: 'teal' },
  { id: 'consultancy', part: 'consultancy', tone: 'blue' },
] as const satisfies { id: string; part: string; tone: Tone }[];
