import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entryHref, isReserved } from '#domain/rules/addresses.ts';
import { chapterWords } from '#domain/rules/chapters.ts';
import { offerKindOf, offerKinds } from '#domain/rules/offer-kinds.ts';
import { offerSchema } from '#domain/schemas/offer.ts';
import { emptyFrontMatter } from '../front-matter.ts';
import type { Kind } from '../kind.ts';

const folders = Object.keys(offerKinds).join(', ');

export const offer: Kind = {
  name: 'offer',
  is: 'an offer: New Year’s Eve, a city break, a circuit',
  wants: '<kind> <id>',
  example: 'revelion lisabona',
  plan([folder = '', id = ''], root) {
    const kind = offerKindOf(folder);
    if (!kind || !id) return { problem: `Use: npm run new -- offer <kind> <id>, where the kind is one of ${folders}.` };
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      return { problem: `„${id}” becomes an address: small letters without signs, digits and hyphens, such as sri-lanka.` };
    const path = `content/offers/${folder}/${id}.md`;
    const address = entryHref(kind, id);
    if (existsSync(join(root, path)) || isReserved(kind, id)) return { problem: `${address} is taken: choose another id.` };
    const text = `## Cum este\n\n(${chapterWords.min}–${chapterWords.max} de cuvinte)\n`;
    return {
      creates: { [path]: `---\n${emptyFrontMatter(offerSchema)}\n---\n\n${text}` },
      next: `Wrote ${path}.
Next: fill it in (each field says what it wants; the year, the weekdays and the hour of midnight are never typed), then
  npm run dev      and look at http://localhost:4321${address}
  npm run check    before you hand it over: it names the field and the reason of whatever is wrong.
The offer withdraws by itself the day after its last departure.`,
    };
  },
};
