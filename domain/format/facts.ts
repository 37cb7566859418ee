/**
 * Facts inside running text. Legal texts and press releases name what belongs elsewhere, `{legal.name}`, so that nothing
 * about the agency is typed twice.
 */
import type { Agency } from '../schemas/agency.ts';
import type { Lang } from '../schemas/lang.ts';

/** Names as they stand in a text, and the Markdown put in their place. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Everything of content/agency.yaml that a text may name: `brand`, `legal.name`, `office.street`, `mailboxes.general`.
 * A telephone becomes a link, a figure its number, a document is named by its anchor: `documents.licenta`.
 */
export function agencyFacts(lang: Lang, agency: Agency): Facts {
  const { documents, rights, figures, ...rest } = agency;
  return {
    ...flat(lang, rest),
    ...Object.fromEntries(Object.entries(figures).map(([key, { value }]) => [`figures.${key}`, String(value)])),
    ...Object.fromEntries(
      [...documents, ...rights].flatMap(({ url, label, number, issuer }): [string, string][] => {
        const anchor = anchorOf(url);
        if (!anchor) return [];
        const named = { '': label[lang], '.number': number, '.issuer': issuer?.[lang] };
        return Object.entries(named).flatMap(([part, fact]) => (fact ? [[`documents.${anchor}${part}`, fact]] : []));
      }),
    ),
  };
}

/** A tree of words and numbers as names with dots. Bilingual texts give the one of the language. */
export function flat(lang: Lang, tree: object, path = ''): Facts {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      const name = path ? `${path}.${key}` : key;
      if (typeof value === 'string' || typeof value === 'number') return [[name, String(value)]];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
      if ('e164' in value && 'display' in value) return [[name, `[${value.display}](tel:${value.e164})`]];
      if ('en' in value && 'ro' in value) return [[name, String(value[lang])]];
      return Object.entries(flat(lang, value, name));
    }),
  );
}

/**
 * Puts the facts into a text.
 * @param file the file the text comes from, for the error
 * @throws when the text names a fact that does not exist; the error says which, where, and what there is
 */
export function fillFacts(text: string, facts: Facts, file: string): string {
  return text.replace(/\{([a-zA-Z][\w.-]*)\}/g, (_, name: string) => {
    const value = facts[name];
    if (value !== undefined) return value;
    const [family = ''] = name.split('.');
    const near = Object.keys(facts).filter((known) => known.startsWith(`${family}.`) || known === family);
    const choice = near.length > 0 ? near : [...new Set(Object.keys(facts).map((known) => known.split('.')[0] ?? ''))];
    throw new Error(`${file}: nu există faptul {${name}}; se pot numi ${choice.map((known) => `{${known}}`).join(', ')}`);
  });
}

/** What follows `#` in an address, or nothing. */
export const anchorOf = (url: string): string | undefined => /#([\w-]+)$/.exec(url)?.[1];
