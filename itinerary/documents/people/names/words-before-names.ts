/** What stands before a name of whoever bears it: `Infant Emily Carver`, `Bay (Çocuk) Kerem Yiğit`. */
import { sureTitle } from '../../../values/name-words.ts';
import { kindBesideName, type TravellerKind } from '../../../values/traveller-kinds.ts';

// Infant Emily Carver | CHD: Leo Brandstetter | (niemowlę) Igor Wrona | Enf. Jules Marchand
const kindAlone = /^[([]?(?<word>\p{L}(?:[\p{L}\p{M}]{2,}|\p{L}{1,5}\.))[)\]]?:? (?=\p{Lu}[^ ]* \p{Lu})/u;

// Bay (Çocuk) Kerem Yiğit
const behindTitle = new RegExp(`^(?<title>${sureTitle}) [([](?<word>\\p{L}[\\p{L}\\p{M}]{1,11})[)\\]] (?=\\p{Lu})`, 'u');

// Pfr. i. R. Ziegler, Gerhard | Oberst a. D. Karl Weber | Lt. Col. (ret.) Ann Lee | płk w st. spocz. Jan Kos
const retired =
  /^(?:(?=\p{L}*\p{Lu}|\p{L}{2,}\.|płk|gen)[\p{L}.-]{2,20} ){1,3}(?:(?:i\. ?R|a\. ?D|d\. ?R|z\. ?A|e\. ?h|h\. ?c|b\. ?d|v\. ?v|em|emer|emerit|rtr)\.|[Ee]m[eé]rit\p{L}*|\((?:r|R|[Rr]et(?:['’]?d)?\.?|rtr\.?|er|em\.?|a\. ?D\.|i\. ?R\.)\)|w st\. spocz\.|în retragere|en retraite|in congedo) (?=\p{Lu})/u;

/** In letters: what somebody was before he retired, whatever it is called. */
export const lengthOfRetired = (text: string): number => retired.exec(text)?.[0].length ?? 0;

/** @returns in letters: how far it reaches and the title within it, 0 where there is none; and the kind. */
export function saidBefore(text: string): { length: number; title: number; kind: TravellerKind } | undefined {
  const found = behindTitle.exec(text) ?? kindAlone.exec(text);
  const { title = '', word = '' } = found?.groups ?? {};
  const kind = kindBesideName(word);
  return kind && { length: found?.[0].length ?? 0, title: title.length, kind };
}
