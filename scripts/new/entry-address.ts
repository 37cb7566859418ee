import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type CollectionName, isReserved } from '#domain/rules/addresses.ts';

/**
 * Why an entry cannot be called that, and how it can; nothing when it can. Entries of all kinds have their pages under the root.
 *
 * @param folder absolute path of the project
 */
export function entryAddressProblem(collection: CollectionName, id: string, folder: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return `„${id}” becomes an address: small letters without signs, digits and hyphens, such as delta-dunarii.`;
  if (isReserved(collection, id)) return `/${id} is a page of the site: choose another id.`;
  const files = globSync('content/{destinations/*,guides/*,posts}/*.md', { cwd: folder });
  const taken = files.find((file) => basename(file, '.md') === id);
  return taken && `/${id} is taken by ${taken}.`;
}
