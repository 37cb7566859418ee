/**
 * A long text is Markdown cut at its second-level headings. A heading may carry its anchor, `## Licența {#licenta}`;
 * otherwise the anchor is made of its words. `## Statistici {#statistici with=google-analytics}` is about a third party.
 */
export type TextSection = {
  id: string;
  heading: string;
  /** Markdown. */
  body: string;
  /** The third party that the section is about: only a server that is set up for them shows it. */
  onlyWith?: string;
};

/**
 * @param file the file the text comes from, for the error
 * @throws when two headings have the same anchor, or a heading has no text under it
 */
export function textSectionsOf(text: string, file: string): { intro: string; sections: TextSection[] } {
  const [intro = '', ...parts] = `\n${text.trim()}\n`.split(/\n## /);
  const sections = parts.map(sectionOf);
  const seen = new Set<string>();
  for (const { id, heading, body } of sections) {
    if (seen.has(id))
      throw new Error(`${file}: „${heading}”: ancora #${id} este deja a altui titlu; scrieți alta: ## ${heading} {#alta}`);
    if (body === '') throw new Error(`${file}: „${heading}”: sub titlu nu este niciun text`);
    seen.add(id);
  }
  return { intro: intro.trim(), sections };
}

function sectionOf(part: string): TextSection {
  const [first = '', ...lines] = part.split('\n');
  const mark = /^(?<heading>.*?)\s*\{#(?<id>[a-z0-9-]+)(?: with=(?<party>[a-z-]+))?\}\s*$/;
  const { heading = first, id, party } = mark.exec(first)?.groups ?? {};
  const section = { id: id ?? slugOf(heading), heading: heading.trim(), body: lines.join('\n').trim() };
  return party ? { ...section, onlyWith: party } : section;
}

/** „Cât timp păstrăm datele” → `cat-timp-pastram-datele`. */
const slugOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
