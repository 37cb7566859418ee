import type { CollectionKey } from 'astro:content';
import { fillCopy } from '#domain/format/fill-copy.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { dataOf } from './data-of.ts';

/** A page's copy in one language with the agency's figures in its sentences, and the figures themselves. */
export async function filledCopy<Key extends CollectionKey>(collection: Key, page: string, lang: Lang) {
  const { figures } = await dataOf('agency', 'agency');
  return { copy: fillCopy(lang, await dataOf(collection, `${page}.${lang}`), figures), figures };
}
