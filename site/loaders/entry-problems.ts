import { type CollectionName, isReserved } from '#domain/rules/addresses.ts';
import { logoProblems } from './logo-problems.ts';
import { pictureProblems } from './picture-problems.ts';

/** An entry that its collection's schema has read. */
export type Entry<Data = unknown> = { id: string; data: Data; body: string; filePath: string };

type Pages = {
  /** Whose pages they are. */
  collection: CollectionName;
  /** From an id to its address. */
  addressOf: (id: string) => string;
};

/** What is wrong with entries of any kind: pictures and logos that do not exist, addresses that are not free. File, field, reason. */
export async function entryProblems(entries: readonly Entry[], pages?: Pages): Promise<string[]> {
  return [
    ...(await pictureProblems(entries)),
    ...(await logoProblems(entries)),
    ...(pages ? addressProblems(entries, pages) : []),
  ];
}

/** Files that have an address, by collection: two kinds of entries may want the same one. */
const claims = new Map<CollectionName, Map<string, string>>();

function addressProblems(entries: readonly Entry[], { collection, addressOf }: Pages): string[] {
  const own = new Map<string, string>();
  claims.set(collection, own);
  const problems: string[] = [];
  for (const { id, filePath } of entries) {
    const address = addressOf(id);
    const holder = [...claims.values()].map((taken) => taken.get(address)).find(Boolean);
    if (isReserved(collection, id))
      problems.push(`${filePath}: (numele fișierului): adresa ${address} este deja a unei pagini a site-ului`);
    if (holder) problems.push(`${filePath}: (numele fișierului): adresa ${address} este deja folosită de ${holder}`);
    own.set(address, filePath);
  }
  return problems;
}
