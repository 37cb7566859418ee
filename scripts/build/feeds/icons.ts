import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { constants } from '#brand/tokens.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import type { Agency } from '#domain/schemas/agency.ts';

/** Files by what asks for them: telephones, the list of installed apps, its round or square mask. */
const pictures = [
  { file: 'apple-touch-icon.png', size: 180, room: 0 },
  { file: 'icon-192.png', size: 192, room: 0 },
  { file: 'icon-512.png', size: 512, room: 0 },
  // The safe zone of a maskable icon is the middle 80 % (https://www.w3.org/TR/appmanifest/#icon-masks).
  { file: 'icon-maskable-512.png', size: 512, room: 0.1 },
] as const;

/** Browsers ask for /favicon.ico whatever a page says. */
const icoSizes = [16, 32, 48] as const;

/**
 * Writes the mark, public/icon.svg, in the formats that programs ask for, and the web manifest that names them.
 *
 * @param site absolute path of the built site
 */
export async function writeIcons(site: string, agency: Agency): Promise<void> {
  const mark = await readFile(join(site, 'icon.svg'));
  for (const { file, size, room } of pictures) await writeFile(join(site, file), await png(mark, size, room));
  await writeFile(join(site, 'favicon.ico'), ico(await Promise.all(icoSizes.map((size) => png(mark, size, 0)))));
  await writeFile(join(site, 'site.webmanifest'), JSON.stringify(manifest(agency)));
}

async function png(mark: Buffer, size: number, room: number): Promise<Buffer> {
  const margin = Math.round(size * room);
  const inner = size - 2 * margin;
  return sharp(mark, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: constants.board })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Pictures in PNG, one after the other behind a table of their sizes and places (the ICO format, with PNG as since Windows Vista). */
function ico(images: readonly Buffer[]): Buffer {
  const entry = 16;
  const head = Buffer.alloc(6 + entry * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const at = 6 + entry * index;
    const size = icoSizes[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}

const manifest = ({ brand, tagline }: Agency) => ({
  name: brand,
  short_name: brand,
  description: tagline.ro,
  lang: 'ro',
  start_url: hrefOf('home', 'ro'),
  display: 'browser',
  background_color: constants.board,
  theme_color: constants.board,
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ...pictures.slice(1).map(({ file, size, room }) => ({
      src: `/${file}`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      ...(room > 0 && { purpose: 'maskable' }),
    })),
  ],
});
