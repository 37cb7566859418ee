/**
 * The text of an entry, a place or an article, is Markdown cut at its second-level headings. What a chapter holds decides how it is laid out:
 * plain text, a figure (a leading quote line `> **10 km** poteca dintre Fira și Oia`) or a list of up to five points.
 */
export type Chapter = {
  heading: string;
  /** Paragraphs and list items keep their inline Markdown. */
  paragraphs: string[];
  figure: { value: string; label: string } | null;
  list: string[];
};

/** Words a chapter must have, figure and list included: enough to be useful, short enough to be read. */
export const chapterWords = { min: 40, max: 160 };
export const chapterCount = { min: 3, max: 6 };
/** An article has fewer: its list is a part of it. */
export const articleChapterCount = { min: 2, max: 5 };
/** The most points a list may have; one point is a sentence and not a list. */
const mostPoints = 5;

const figureLine = /^> \*\*(?<value>[^*]+)\*\*\s*(?<label>.+)$/;

/** Cuts the Markdown body of an entry into chapters. Text before the first heading is an error the caller reports. */
export function chaptersOf(body: string): Chapter[] {
  const [before = '', ...parts] = `\n${body.trim()}`.split(/\n## /);
  if (before.trim()) throw new Error('textul trebuie să înceapă cu un titlu „## …”; introducerea stă în câmpul „lead”');
  return parts.map(chapterOf);
}

function chapterOf(source: string): Chapter {
  const [heading = '', ...lines] = source.split('\n');
  const blocks = lines
    .join('\n')
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);
  const chapter: Chapter = { heading: heading.trim(), paragraphs: [], figure: null, list: [] };
  for (const block of blocks) {
    const figure = figureLine.exec(block)?.groups;
    if (figure) chapter.figure = { value: figure.value?.trim() ?? '', label: figure.label?.trim() ?? '' };
    else if (block.startsWith('- ')) chapter.list = block.split(/\n- /).map((item) => item.replace(/^- /, '').trim());
    else chapter.paragraphs.push(block.replace(/\n/g, ' '));
  }
  return chapter;
}

/**
 * What is wrong with an entry's chapters, in the editor's words; empty when all is well.
 *
 * @param count how many there may be
 */
export function chapterProblems(body: string, count: { min: number; max: number } = chapterCount): string[] {
  let chapters: Chapter[];
  try {
    chapters = chaptersOf(body);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const problems: string[] = [];
  if (chapters.length < count.min || chapters.length > count.max)
    problems.push(`are ${chapters.length} capitole; trebuie între ${count.min} și ${count.max}`);
  for (const chapter of chapters) {
    const words = wordsOf(chapter);
    if (words < chapterWords.min || words > chapterWords.max)
      problems.push(
        `capitolul „${chapter.heading}” are ${words} de cuvinte; trebuie între ${chapterWords.min} și ${chapterWords.max}`,
      );
    const points = chapter.list.length;
    if (points === 1) problems.push(`lista din capitolul „${chapter.heading}” are un singur punct; scrieți-l ca propoziție`);
    if (points > mostPoints)
      problems.push(`lista din capitolul „${chapter.heading}” are ${points} puncte; cel mult ${mostPoints}`);
  }
  return problems;
}

/** Counts words the way a reader would: Markdown marks and link addresses are not words. */
function wordsOf(chapter: Chapter): number {
  const text = [...chapter.paragraphs, ...chapter.list, chapter.figure?.value ?? '', chapter.figure?.label ?? '']
    .join(' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_[\]]/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
