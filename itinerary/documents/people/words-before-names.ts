/** What stands before a name of whoever bears it: `Infant Emily Carver`, `Bay (Çocuk) Kerem Yiğit`. */
import { sureTitle } from '../../values/name-words.ts';
import { kindBesideName, type TravellerKind } from '../../values/traveller-kinds.ts';

// Infant Emily Carver | CHD: Leo Brandstetter | (niemowlę) Igor Wrona | Enf. Jules Marchand
const kindAlone = /^[([]?(?<word>\p{L}(?:[\p{L}\p{M}]{2,}|\p{L}{1,5}\.))[)\]]?:? (?=\p{Lu}[^ ]* \p{Lu})/u;

// Bay (Çocuk) Kerem Yiğit
const behindTitle = new RegExp(`^(?<title>${sureTitle}) [([](?<word>\\p{L}[\\p{L}\\p{M}]{1,11})[)\\]] (?=\\p{Lu})`, 'u');

/** @returns in letters: how far it reaches and the title within it, 0 where there is none; and the kind. */
export function saidBefore(text: string): { length: number; title: number; kind: TravellerKind } | undefined {
  const found = behindTitle.exec(text) ?? kindAlone.exec(text);
  const { title = '', word = '' } = found?.groups ?? {};
  const kind = kindBesideName(word);
  return kind && { length: found?.[0].length ?? 0, title: title.length, kind };
}
