import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../kind.ts';

const registry = 'itinerary/formats/registry.ts';

export const ticketFormat: Kind = {
  name: 'ticket-format',
  is: 'a format of tickets',
  wants: '<id>',
  example: 'air-example',
  plan([id = ''], folder) {
    const source = readFileSync(join(folder, registry), 'utf8');
    const problem = idProblem(id, source);
    if (problem) return { problem };
    return {
      creates: { [`itinerary/formats/${id}.ts`]: formatFile(id) },
      changes: { [registry]: registered(source, id) },
      folders: [`tests/tickets/${id}`],
      next: `Wrote itinerary/formats/${id}.ts and registered it in ${registry}; move it before whatever would recognise its tickets too.
Next: put at least three tickets with invented names into tests/tickets/${id}/ (<name>.pdf or .txt) and the truth about each beside it
(<name>.json, as in the other folders, written from the booking and not from what is read), then
  npm run bench:itinerary -- ${id}    until precision and recall are 1
  npm run fix && npm run check        before you hand it over.`,
    };
  },
};

/** The first version of a format's file: it recognises nothing yet, and reads one line as an example of how it is done. */
export function formatFile(id: string): string {
  const name = nameOf(id);
  return `/** TODO(${id}): whose tickets these are, and what is particular about them. */
import type { DraftSegment } from '../draft/draft-itinerary.ts';
import { foundIn, mapFound } from '../draft/found.ts';
import type { FormatProblem, Reading } from '../draft/reading.ts';
import type { TicketText } from '../text/ticket-text.ts';
import { readFlightNumber } from '../values/flights.ts';
import type { TicketFormat } from './contract.ts';

// Words nobody else prints together.
const signs = /TODO\\(${id}\\)/;
// FLIGHT TK 1044
const flight = /^FLIGHT\\s+(?<flight>[A-Z0-9]{2}\\s?\\d{1,4})\\b/d;

export const ${name}: TicketFormat = { id: '${id}', recognises: (text) => signs.test(text), parse };

function parse(ticket: TicketText): Reading {
  const segments = ticket.lines.flatMap((line): DraftSegment[] => {
    const flightNumber = mapFound(foundIn(line, flight)?.flight, readFlightNumber);
    return flightNumber ? [{ flightNumber, departure: {}, arrival: {} }] : [];
  });
  const problem: FormatProblem = { message: 'No line begins with FLIGHT and a number.', near: ticket.lines[0] ?? null };
  if (segments.length === 0) return { problems: [problem] };
  return { draft: { airlineRefs: [], passengers: [], segments, doubts: [] } };
}
`;
}

/** The registry with the format in front of the generic one, which is asked last. */
export function registered(source: string, id: string): string {
  const withImport = source.replace('import { generic }', `import { ${nameOf(id)} } from './${id}.ts';\nimport { generic }`);
  return withImport.replace('  generic,\n', `  ${nameOf(id)},\n  generic,\n`);
}

const nameOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Why an id cannot be one; nothing where it can. */
export function idProblem(id: string, source: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return 'Use: npm run new -- ticket-format <id>, small letters, digits and hyphens, such as air-example: it names the file and the folder of its tickets.';
  return source.includes(`/${id}.ts'`) ? `${id} is there already: see ${registry}.` : undefined;
}
