/** What a place's own schema cannot see: what its continent asks for, its airports, what a warning forbids. */
import type { Airport } from '../schemas/airport.ts';
import type { Destination } from '../schemas/destination.ts';

/** `domain/rules` must not read files: whoever calls knows the airports. */
export type Airports = ReadonlyMap<string, Airport>;

/**
 * @param continent the folder the entry stands in: „europa”
 * @param airports the registry, by IATA code
 * @returns `field: what to do`, in the editor's language; empty when all is well
 */
export function placeProblems(continent: string, entry: Destination, airports: Airports): string[] {
  return [
    ...warningProblems(entry),
    ...continentProblems(continent, entry),
    ...visaProblems(entry),
    ...wayProblems(entry, airports),
  ];
}

function warningProblems({ advisory, months, popular }: Destination): string[] {
  if (!advisory) return months ? [] : ['months: scrieți lunile bune și motivul lor'];
  return [
    ...(months ? ['months: locul are o avertizare (advisory); ștergeți lunile recomandate'] : []),
    ...(popular ? ['popular: locul are o avertizare (advisory) și nu se recomandă; ștergeți câmpul'] : []),
  ];
}

function continentProblems(continent: string, entry: Destination): string[] {
  const abroad = continent !== 'romania';
  const far = abroad && continent !== 'europa';
  const needed = [...(abroad ? (['papers'] as const) : []), ...(far ? (['visa', 'health', 'safety'] as const) : [])];
  const where = far ? 'în afara Europei' : 'în afara României';
  return needed.filter((field) => !entry[field]).map((field) => `${field}: lipsește; ${where} este obligatoriu`);
}

function visaProblems({ visa }: Destination): string[] {
  if (!visa || visa.kind === 'fără viză') return [];
  return (['how', 'ahead'] as const)
    .filter((field) => !visa[field])
    .map((field) => `visa.${field}: lipsește; unde se cere viză, scrieți cum și cu cât timp înainte se obține`);
}

function wayProblems({ airports: arrivals, land }: Destination, airports: Airports): string[] {
  const unknown = arrivals.filter(({ code }) => !airports.has(code));
  if (unknown.length > 0)
    return unknown.map(
      ({ code }) => `airports: aeroportul ${code} nu este cunoscut; faceți fișierul content/airports/${code}.yaml`,
    );
  const flown = arrivals.filter(({ code }) => airports.get(code)?.flight?.kind !== 'fără zbor');
  if (flown.length > 0)
    return flown
      .filter(({ transfer }) => !transfer)
      .map(({ code }) => `airports: ${code}: lipsește drumul până în oraș (transfer: how și minutes)`);
  return land ? [] : ['land: la niciunul dintre aeroporturi nu se zboară din București; scrieți drumul pe uscat'];
}
