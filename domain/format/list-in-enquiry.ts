/** A list of places as an enquiry carries it: whole in its message, in short where one line asks for the place. Romanian, like the places. */

const opening = 'Locurile din lista mea, în ordinea în care le-am pus:';

/** The list as the message of an enquiry begins: every place by name and the address of the list, then room for a question. */
export const listInMessage = (names: readonly string[], address: string): string =>
  [opening, ...names.map((name, index) => `${index + 1}. ${name}`), address, '', ''].join('\n');

/** The message with that list before it, in the place of an earlier one. What else was written stays. */
export function messageWithList(message: string, list: string): string {
  const earlier = new RegExp(`${opening}\n(?:\\d\\. .*\n)+http\\S+\\s*`);
  return list + message.replace(earlier, '').trimStart();
}

/** As many names as a short field holds: „Roma, Praga și încă 3”. */
export function namesWithin(names: readonly string[], letters: number): string {
  const all = names.join(', ');
  if (all.length <= letters) return all;
  for (let shown = names.length - 1; shown > 0; shown--) {
    const some = `${names.slice(0, shown).join(', ')} și încă ${names.length - shown}`;
    if (some.length <= letters) return some;
  }
  return `${names.length} locuri, în mesaj`;
}
