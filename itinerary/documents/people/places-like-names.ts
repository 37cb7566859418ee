/** Places that are printed in the shape of a system's names: `EGIPT / HURGHADA`, `MINNEAPOLIS/ST PAUL (MSP)`. */
import { airportsIn, airportsNamed } from '../../reference/airports.ts';
import { isGivenName } from '../../reference/given-names.ts';

/** Whether a name with a slash is of a place. @param text the line it stands in */
export const isPlaceWithSlash = (name: string, text: string): boolean =>
  airportsNamed(name.replace('/', ' ')).length > 0 || isPlaceInTwo(name) || hasItsCodeBehind(name, text);

/** EGIPT / HURGHADA: one of both is a place, and the other nobody's given name. POP/IOANAMRS has a short name and a glued title. */
const isPlaceInTwo = (name: string) =>
  !name.split(/[\s/]+/).some(isGivenName) &&
  name.split('/').some((half) => half.trim().length > 3 && airportsNamed(half).length > 0);

/** `MINNEAPOLIS/ST PAUL (MSP)`: Paul is a given name, but what it is behind is called so. */
function hasItsCodeBehind(name: string, text: string): boolean {
  const behind = text.slice(text.indexOf(name) + name.length);
  const code = /^ ?\((?<code>[A-Z]{3})\)/.exec(behind)?.groups?.code;
  return code !== undefined && airportsIn(name).some(({ iata }) => iata === code);
}
