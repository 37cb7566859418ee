/** Labels and heads of columns that say of what stands beside or below them whether it was or is: `Old time`, `Neue Abflugzeit`, `BYŁO`. */
import { current, currentTitle, former, formerTitle } from '../../documents/words-of-change.ts';
import { fold } from '../../text/fold.ts';
import { changeLabelOfAsia } from './former-in-asia.ts';

/** `about`: the label without the words that say when: `departure`. */
export type Labelled = { about: string; isFormer: boolean };

// BEFORE (no longer valid) | PREJ (ne velja več) | Jest – obowiązuje
const remark = / ?\([^()]*\)$|(?<=^\p{L}{2,12}) [–—-] [\p{L} ]{3,30}$/u;

/** Undefined where nothing of the kind is labelled. */
export function labelOf(label: string): Labelled | undefined {
  const ofAsia = changeLabelOfAsia(label);
  if (ofAsia) return ofAsia.end === label.length ? ofAsia : undefined;
  const words = fold(label);
  const title = words.replace(remark, '');
  if (formerTitle.test(title) || currentTitle.test(title)) return { isFormer: formerTitle.test(title), about: '' };
  const [isFormer, isCurrent] = [former.test(words), current.test(words)];
  if (isFormer === isCurrent) return undefined;
  const about = words.replace(isFormer ? former : current, '');
  return { isFormer, about: about.replace(/\s+/g, ' ').trim() };
}

export const isNewOf =
  ({ about }: Labelled) =>
  (label: Labelled | undefined) =>
    label?.isFormer === false && label.about === about;
