/** A change of schedule in labels, “Previous departure: 06:55” above “New departure: 08:20”: read is what is new, that there was another is told. */
import { current, former } from '../documents/words-of-change.ts';
import type { DraftDoubt } from '../draft/draft-itinerary.ts';
import { fold } from '../text/fold.ts';
import type { Line, TicketText } from '../text/ticket-text.ts';

// Previous departure: Sat 19 Jun 2027 06:55 | Alte Abflugzeit   09.10 Uhr
const labelled = /^\W*(\p{L}[\p{L} .'/-]{2,50}?)(?:\s*:\s|\s{2,})(.*\d[:.h]\d\d.*)$/u;
/** In lines: from what was to what is. */
const reach = 6;

/** What a label is about without the words that say when: `departure`; undefined where nothing of the kind is labelled. */
type Labelled = { about: string; isFormer: boolean };

export function withoutFormerTimes(ticket: TicketText): { ticket: TicketText; doubts: DraftDoubt[] } {
  const labels = ticket.lines.map(labelOf);
  const isLeft = labels.map(
    (label, row) => label?.isFormer && labels.slice(Math.max(0, row - reach), row + reach + 1).some(isNewOf(label)),
  );
  const left = ticket.lines.filter((_, row) => isLeft[row]);
  if (left.length === 0) return { ticket, doubts: [] };
  const gone = new Set(left);
  const pages = ticket.pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !gone.has(line)) }));
  const lines = pages.flatMap((page) => page.lines);
  return { ticket: { ...ticket, pages, lines, text: lines.map(({ text }) => text).join('\n') }, doubts: [replacedTimes(left)] };
}

function labelOf({ text }: Line): Labelled | undefined {
  const [, label] = labelled.exec(text) ?? [];
  if (!label) return undefined;
  const words = fold(label);
  const [isFormer, isCurrent] = [former.test(words), current.test(words)];
  if (isFormer === isCurrent) return undefined;
  return {
    isFormer,
    about: words
      .replace(isFormer ? former : current, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

const isNewOf =
  ({ about }: Labelled) =>
  (label: Labelled | undefined) =>
    label?.isFormer === false && label.about === about;

const replacedTimes = (left: readonly Line[]): DraftDoubt => {
  const [said] = left.map(({ text }) => text.replace(/\s+/g, ' ').trim().slice(0, 80));
  return {
    code: 'flight-replaced',
    message: {
      en: `The ticket also prints times as they were before a change (“${said}”). Only the new ones are given.`,
      ro: `Biletul tipărește și ore de dinaintea unei modificări („${said}”). Sunt redate doar cele noi.`,
    },
    where: null,
  };
};
