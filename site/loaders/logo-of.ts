import { logoSize } from '#art/photos/logo-file.ts';
import type { Named } from '#domain/schemas/logo.ts';
import type { Marked } from '#site/ui/Mark.tsx';

/** Addresses of the files, each with a fingerprint of its own. */
const addresses = import.meta.glob<string>('/content/logos/*.{svg,png,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Somebody as pages show them: by their logo where there is one. The build has told the editor before if its file is no good. */
export async function markOf({ name, logo: file }: Named): Promise<Marked> {
  if (!file) return { name };
  const src = addresses[`/content/logos/${file}`];
  if (!src) throw new Error(`${file} is not in content/logos`);
  return { name, logo: { src, ...(await logoSize(file)) } };
}

export const marksOf = (all: readonly Named[]): Promise<Marked[]> => Promise.all(all.map(markOf));
