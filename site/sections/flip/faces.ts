import type { FlipCardFace } from '#site/ui/FlipCard.tsx';

type Face<Voice> = Extract<FlipCardFace, { voice: Voice }>;

const tones: Face<'corporate'>['tone'][] = ['signal', 'blue', 'teal', 'blue', 'teal', 'signal'];
const fields: Face<'leisure'>['field'][] = ['asia', 'europa', 'romania', 'revelion', 'africa', 'americadesud'];

/** Colours of the six backs: signs for companies, continents for holidays. */
export const corporateFaces: FlipCardFace[] = tones.map((tone) => ({ voice: 'corporate', tone }));
export const leisureFaces: FlipCardFace[] = fields.map((field) => ({ voice: 'leisure', field }));
