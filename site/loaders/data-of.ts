import { type CollectionKey, getEntry, type InferEntrySchema } from 'astro:content';

/** The data of one entry that must exist. Says which file is missing when it does not. */
export async function dataOf<Key extends CollectionKey>(collection: Key, id: string): Promise<InferEntrySchema<Key>> {
  // Which entries exist is known when the content is read, not when types are checked.
  const entry = (await getEntry(collection, id as never)) as { data: unknown } | undefined;
  if (!entry) throw new Error(`the content has no entry “${id}” in the collection “${collection}” (see site/content.config.ts)`);
  return entry.data as InferEntrySchema<Key>;
}
