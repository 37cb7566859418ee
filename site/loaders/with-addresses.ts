/** Content names pages; here the names become addresses in the language of the text. */
import { addressNamed } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';

/** The same content with an address in every field called `href`, however deep it stands. */
export function withAddresses<Content>(content: Content, lang: Lang): Content {
  return resolved(content) as Content;

  function resolved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'href' && typeof part === 'string' ? addressNamed(part, lang) : resolved(part),
      ]),
    );
  }
}
