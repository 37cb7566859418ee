import { type CollectionKey, getEntry, type InferEntrySchema } from 'astro:content';
import type { Lang } from '#domain/schemas/lang.ts';
import { withAddresses } from './with-addresses.ts';

/**
 * The data of one entry that must exist. The pages that a text of one language names are addresses in it.
 * @throws when there is no such entry; the error says which
 */
export async function dataOf<Key extends CollectionKey>(collection: Key, id: string): Promise<InferEntrySchema<Key>> {
  // Which entries exist is known when the content is read, not when types are checked.
  const entry = (await getEntry(collection, id as never)) as { data: unknown } | undefined;
  if (!entry) throw new Error(`the content has no entry “${id}” in the collection “${collection}” (see site/content.config.ts)`);
  const { data } = entry;
  return (hasLang(data) ? withAddresses(data, data.lang) : data) as InferEntrySchema<Key>;
}

const hasLang = (data: unknown): data is { lang: Lang } => typeof data === 'object' && data !== null && 'lang' in data;
