/** Photographs of content/photos: what is wrong with one, what a page needs of one, and its files in every size. */
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PhotoPicture } from '#domain/schemas/picture.ts';
import type { Crop } from '../posters/engine/stage.ts';
import { type Frame, frameOf, type PhotoFormat, photoFromUrl, photoUrl, ratioOf, widthsOf } from './photo-name.ts';

/** What a page needs to show a photograph in one crop. */
type PhotoSources = {
  /** Candidates of a `srcset`. */
  avif: string;
  webp: string;
  /** For browsers that choose none of them. */
  src: string;
  /** The photograph in a few pixels, as a data URL: what is seen until it has come. */
  placeholder: string;
  /** Pixels of the largest file, for the ratio. */
  width: number;
  height: number;
};

/** Smallest original, in pixels: below it a header on a dense screen would be blurred. */
const smallest = { long: 1600, short: 1200 } as const;

export const photoFolder = join(process.cwd(), 'content/photos');

/** Qualities from best to least; the first whose file keeps the limit, in bytes for each pixel, is taken. */
const encodings = {
  // Above effort 1 an AVIF takes ten times as long and is no smaller.
  avif: { qualities: [48, 40, 32], options: { effort: 1 }, limit: 0.12 },
  webp: { qualities: [76, 64, 50], options: { effort: 5 }, limit: 0.16 },
} as const;

type Original = { path: string; width: number; height: number; fingerprint: string };

/** Why a file cannot be used, in the editor's words; nothing when it can. */
export async function photoProblem(file: string, folder = photoFolder): Promise<string | undefined> {
  const found = globSync(`${stemOf(file)}.*`, { cwd: folder });
  if (!found.includes(file)) return `fișierul „${file}” nu este în content/photos`;
  if (found.length > 1) return `în content/photos sunt mai multe fișiere „${stemOf(file)}”: ${found.sort().join(', ')}`;
  try {
    const { width, height } = await originalOf(file, folder);
    const isLargeEnough = Math.max(width, height) >= smallest.long && Math.min(width, height) >= smallest.short;
    return isLargeEnough
      ? undefined
      : `„${file}” are ${width} × ${height} pixeli; sunt necesari cel puțin ${smallest.long} × ${smallest.short}`;
  } catch (error) {
    return `„${file}” nu poate fi citit ca fotografie (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** Addresses and placeholder of a photograph in one crop. The files themselves are made by `printPhoto`. */
export async function photoSources({ photo, focus }: PhotoPicture, crop: Crop, folder = photoFolder): Promise<PhotoSources> {
  const original = await originalOf(photo, folder);
  const frame = frameOf(original, crop, focus);
  const offered = widthsOf(crop, frame);
  const urls = (format: PhotoFormat) =>
    offered.map((width) => photoUrl({ photo: stemOf(photo), crop, focus, width }, original.fingerprint, format));
  const set = (format: PhotoFormat) =>
    urls(format)
      .map((url, index) => `${url} ${offered[index]}w`)
      .join(', ');
  const width = offered.at(-1) ?? frame.width;
  return {
    avif: set('avif'),
    webp: set('webp'),
    src: urls('webp')[Math.min(1, offered.length - 1)] ?? '',
    placeholder: await placeholderOf(original, frame, ratioOf(crop)),
    width,
    height: Math.round(width * ratioOf(crop)),
  };
}

const placeholders = new Map<string, Promise<string>>();

/** A few pixels of a photograph, made once: the whole file is opened for them, and one stands on the cards of many pages. */
function placeholderOf(original: Original, frame: Frame, ratio: number): Promise<string> {
  const key = JSON.stringify([original.path, original.fingerprint, frame, ratio]);
  const known = placeholders.get(key);
  if (known) return known;
  const made = cut(original, frame, 16, ratio)
    .webp({ quality: 40 })
    .toBuffer()
    .then((tiny) => `data:image/webp;base64,${tiny.toString('base64')}`);
  placeholders.set(key, made);
  return made;
}

/** The file behind a photograph's URL. Place, time and camera, which a photograph may tell, are not in it. */
export async function printPhoto(url: string, folder = photoFolder): Promise<Buffer> {
  const { print, original, frame } = await namedBy(url, folder);
  const { qualities, options, limit } = encodings[print.format];
  const sized = cut(original, frame, print.width, ratioOf(print.crop));
  const most = print.width ** 2 * ratioOf(print.crop) * limit;
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await sized
      .clone()
      .toFormat(print.format, { ...options, quality })
      .toBuffer();
    if (file.length <= most) break;
  }
  return file;
}

/** The photograph a URL names in another crop, as JPEG without its grain: for pictures that are drawn around it. */
export async function photoJpeg(url: string, crop: Crop, width: number, folder = photoFolder): Promise<Buffer> {
  const { print, original } = await namedBy(url, folder);
  return cut(original, frameOf(original, crop, print.focus), width, ratioOf(crop))
    .median(3)
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function namedBy(url: string, folder: string) {
  const print = photoFromUrl(url);
  const [file] = print ? globSync(`${print.photo}.*`, { cwd: folder }) : [];
  if (!print || !file) throw new Error(`${url} names no photograph of content/photos`);
  const original = await originalOf(file, folder);
  return { print, original, frame: frameOf(original, print.crop, print.focus) };
}

const cut = ({ path }: Original, frame: Frame, width: number, ratio: number) =>
  sharp(path)
    .autoOrient()
    .extract(frame)
    .resize(width, Math.round(width * ratio), { fit: 'fill' });

const originals = new Map<string, Promise<Original>>();

/** Reads a photograph once; its size is the one it is shown in, however the camera was held. */
function originalOf(file: string, folder: string): Promise<Original> {
  const path = join(folder, file);
  const version = `${path} ${statSync(path).mtimeMs}`;
  const known = originals.get(version);
  if (known) return known;
  const read = readOriginal(path);
  originals.set(version, read);
  return read;
}

async function readOriginal(path: string): Promise<Original> {
  const bytes = await readFile(path);
  const { autoOrient } = await sharp(bytes).metadata();
  const fingerprint = createHash('sha256').update(bytes).update(JSON.stringify(encodings)).digest('hex').slice(0, 8);
  return { path, width: autoOrient.width, height: autoOrient.height, fingerprint };
}

const stemOf = (file: string) => file.replace(/\.\w+$/, '');
