import type { Tone } from '#site/ui/Plate.tsx';

/** The three tools in the order of the page: address and part of the copy, colour of the sign, and what stands on it. */
export const tools = [
  { id: 'savings', tone: 'signal' },
  { id: 'policy', tone: 'blue' },
  { id: 'assessment', tone: 'teal' },
] as const satisfies { id: string; tone: Tone }[];
