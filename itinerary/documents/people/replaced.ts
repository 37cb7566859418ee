/** Who flies in another's place: `în locul domnului Ion Pop zboară acum Ana Rusu`, `Ann Lee flies instead of Bo Marsh`. */
import type { DraftPassenger } from '../../draft/draft-itinerary.ts';
import { cellBetween } from '../../layout/cells.ts';
import type { Line } from '../../text/ticket-text.ts';
import { anyTitle, particle } from '../../values/name-words.ts';
import { named, type Order } from './names/printed-names.ts';
import type { Placed } from './tickets/tickets-of-passengers.ts';

const word = "\\p{Lu}[\\p{L}'’-]+";
const name = `(?:${anyTitle} ){0,3}${word}(?: (?:${particle} ){0,3}${word}){1,3}`;
const insteadOf = [
  '[îÎ]n locul|[Ii]nstead of|[Ii]n place of|[Aa]nstelle von|[Aa]nstatt|[Ss]tatt|[ÀàAa] la place de|[Aa]u lieu de|[Ee]n lugar de|[Ee]n vez de|[Nn]o lugar de|[Ee]m vez de',
  '[Aa]l posto di|[Ii]nvece di|[Ii]n plaats van|[Ii] stedet for|[Ii]stället för|[Zz]amiast|[Mm]ísto|[Nn]amiesto|[Uu]mesto|[Uu]mjesto|[Nn]amesto|[Вв]место|[Зз]амість|[Зз]амест',
].join('|');
// în locul domnului Ion Pop zboară acum Ana Rusu | Statt Herrn Max Huber fliegt Frau Eva Lang
const goneFirst = new RegExp(
  `(?<!\\p{L})(?:${insteadOf}) (?<gone>${name})(?:,? (?:\\p{Ll}[\\p{L}-]* ){1,5}(?<comes>${name}))?`,
  'dgu',
);
// Ann Lee flies instead of Bo Marsh | Eva Lang (statt Max Huber)
const comesFirst = new RegExp(
  `(?<![\\p{L}'’-])(?<comes>${name}),? \\(?(?:\\p{Ll}[\\p{L}-]* ){0,4}(?:${insteadOf}) (?<gone>${name})`,
  'dgu',
);

type Replacement = { gone: DraftPassenger; comes: Placed<DraftPassenger> | undefined };

/** Whom sentences say to go in another's place, and in whose. */
export function replacementsIn(lines: readonly Line[], order: Order): Replacement[] {
  return lines.flatMap((line, row) => {
    const matches = [...line.text.matchAll(comesFirst)];
    return (matches.length > 0 ? matches : [...line.text.matchAll(goneFirst)]).flatMap(({ indices }) => {
      const person = (place: [number, number] | undefined) => place && named(cellBetween(line, ...place), order);
      const [gone, comes] = [person(indices?.groups?.gone), person(indices?.groups?.comes)];
      if (!gone) return [];
      return [{ gone, comes: comes && { row, value: { ...comes, name: { ...comes.name, certainty: 0.5 } } } }];
    });
  });
}
