/** Travellers printed under or beside a label, in the order of their own document: `Traveler  Mr Ion Popescu (ADT)`. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import { type Found, foundAt, foundIn } from '../../../draft/found.ts';
import { columnsOf } from '../../../text/columns.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { travellerType } from '../../../values/travellers.ts';

/** What a traveller's name stands behind, in the languages of tickets. */
export const travellerLabel =
  /^(?:(?:Travell?|Passag|Passeng|Passagi)ers?(?: (?:name|information))?|Passenger(?: name)?|Voyageurs?|Reisender?|Fluggast|Pasager[i]?|Călători?|Viajeros?|Pasajeros?|Viaggiator[ei]|Passegger[oi]|Passageiros?|Resenär(?:er)?|Rejsende|Reiziger|Guest|Gast|Name|Nom|Nume)(?!\p{L})\s*:?\s*/iu;
const bareNameLabel = /^(?:Name|Nom|Nume)/i;
// Mr Ion Popescu (ADT) | Lindqvist Astrid Ms (ADT) | POPESCU/ION MR | 2. Sra. Nuria Castellanos
const personName =
  /^(?:\d{1,2}\.\s?)?(?<name>(?<lead>(?:Mr|Mrs|Ms|Miss|Mstr|Dr|Prof|Inf|M|Mme|Mlle|Herr|Frau|Dl|Dna|D-na|Dra|Sr|Sra|Srta|Sig|Sig\.ra|Sigra)\.?\s)?\p{Lu}[\p{L}'’/.-]+(?:\s\p{L}[\p{L}'’/.-]*){0,7}?)(?:\s?\((?<type>[A-Z]{2,3}|Adult|Child|Infant)\))?$/u;
// Mr Ion Popescu (ADT) Agency: the label of another column, where copying left no gap
const behindMark = /(?<=\((?:[A-Z]{2,3}|Adult|Child|Infant)\))\s.*$/;
const lastTitle = /\s(?:Mr|Mrs|Ms|Miss|Mstr|Dr|Mme|Mlle|Herr|Frau)\.?$/iu;
const nobody =
  /agen[cțtz]|agence|reiseb|ticket|billet|itiner|telef|phone|information|booking|date|\bsrl\b|\bgmbh\b|\bltd\b|\bsarl\b/iu;

/** The traveller a text is, when it is nothing but a name; a name without title, mark and slash only where `sure` a name stands. */
export function travellerOf(found: Found, sure: boolean): DraftPassenger | undefined {
  const parts = personName.exec(found.value)?.groups;
  const name = parts?.name;
  if (!parts || !name || nobody.test(name) || !/\s|\//.test(name)) return undefined;
  const last = lastTitle.test(name);
  if (!sure && parts.lead === undefined && parts.type === undefined && !last && !name.includes('/')) return undefined;
  const mark = parts.type ?? (/^Inf\b/.test(name) ? 'INF' : undefined);
  const type = mark === undefined ? undefined : travellerType({ ...found, value: mark });
  const order = name.includes('/') ? undefined : parts.lead ? 'given-first' : last ? 'family-first' : undefined;
  return { name: { ...found, value: name.replace(/^Inf\s/, '') }, ...(order && { order }), ...(type && { type }) };
}

/** The traveller behind a label, beside it, or under it in the next line. */
export function labelledTraveller(line: Line, next: Line | undefined): DraftPassenger | undefined {
  const pieces = columnsOf(line);
  for (const [index, piece] of pieces.entries()) {
    const words = travellerLabel.exec(piece.text)?.[0];
    if (words === undefined) continue;
    const beside = pieces[index + 1];
    const under = next && columnsOf(next).find(({ x }) => Math.abs(x - piece.x) < 30);
    const candidates = [
      piece.start + words.length < piece.end ? foundAt(line, piece.start + words.length, piece.end) : undefined,
      beside && foundAt(line, beside.start, beside.end),
      next && under && foundAt(next, under.start, under.end),
    ];
    for (const [place, whole] of candidates.entries()) {
      const found = whole && { ...whole, value: whole.value.replace(behindMark, '') };
      const traveller = found && travellerOf(found, place === 0 && !bareNameLabel.test(words));
      if (traveller) return traveller;
    }
  }
  return undefined;
}

// (Infant Mara Enache)
const infant = /\((?:Infant|Kleinkind|Bébé|Bebé|Bebê|Neonato|Bebeluș|Spædbarn|Spädbarn)\s+(?<name>\p{Lu}[^()]+)\)/diu;

/** An infant in brackets, on a line of its own or behind its parent's name. */
export function infantIn(line: Line): DraftPassenger | undefined {
  const name = foundIn(line, infant)?.name;
  return name && { name, type: { ...name, value: 'infant' } };
}

/** The travellers listed under a label that has nothing behind it, until their column ends or says something else. */
export function travellersUnderLabel(lines: readonly Line[], index: number): DraftPassenger[] {
  const line = lines[index];
  const label = line && columnsOf(line).find(({ text }) => text.replace(travellerLabel, '') === '');
  const travellers: DraftPassenger[] = [];
  if (!label) return travellers;
  for (const below of lines.slice(index + 1, index + 30)) {
    const piece = columnsOf(below).find(({ x }) => Math.abs(x - label.x) < 15);
    const found = piece && foundAt(below, piece.start, piece.end);
    const words = found?.value.replace(/\s*\((?!\p{L}{2,6}\)).*$/u, '') ?? '';
    const traveller = found && words !== '' ? travellerOf({ ...found, value: words }, true) : undefined;
    const child = infantIn(below);
    if (!traveller && !child) break;
    travellers.push(...(traveller ? [traveller] : []), ...(child ? [child] : []));
  }
  return travellers;
}
