/**
 * A photograph's file in one crop and width has a name that says all there is to cut: `photo.oia.4x5.50-40.640` is oia.jpg,
 * 4:5 around the point at 50 % from the left and 40 % from the top, 640 pixels wide. In its URL follows a fingerprint of
 * the original, so that it can be cached for ever, and the format.
 */
import { type Crop, cropNames } from '../posters/engine/stage.ts';

export type PhotoFormat = 'avif' | 'webp';

type PhotoPrint = {
  /** Name of the original in content/photos, without its ending. */
  photo: string;
  crop: Crop;
  /** The point that stays in the frame, in percent from the left and from the top. */
  focus: readonly [x: number, y: number];
  /** Pixels. */
  width: number;
};

/** Matches the URL of a photograph anywhere in a page. */
export const photoUrlPattern = /\/art\/photo\.[a-z0-9.-]+\.[a-f0-9]{8}\.(?:avif|webp)/g;

export const photoUrl = ({ photo, crop, focus, width }: PhotoPrint, fingerprint: string, format: PhotoFormat): string =>
  `/art/photo.${photo}.${crop.replace(':', 'x')}.${focus.map(Math.round).join('-')}.${width}.${fingerprint}.${format}`;

const parts =
  /^\/art\/photo\.(?<photo>[a-z0-9-]+)\.(?<across>\d+)x(?<down>\d+)\.(?<x>\d+)-(?<y>\d+)\.(?<width>\d+)\.[a-f0-9]{8}\.(?<format>avif|webp)$/;

/** The print a URL names, or nothing when it names none. */
export function photoFromUrl(url: string): (PhotoPrint & { format: PhotoFormat }) | undefined {
  const found = parts.exec(url)?.groups;
  const crop = cropNames.find((name) => name === `${found?.across}:${found?.down}`);
  if (!found || !crop) return undefined;
  return {
    photo: found.photo ?? '',
    crop,
    focus: [Number(found.x), Number(found.y)],
    width: Number(found.width),
    format: found.format as PhotoFormat,
  };
}

/** Widths a crop is offered in, in pixels: from a phone's card to a header on a dense screen. */
const widths: Readonly<Record<Crop, readonly number[]>> = {
  '4:5': [320, 480, 640, 960, 1280],
  '1:1': [320, 480, 640, 960, 1280],
  '3:2': [480, 768, 1080, 1440, 1920],
  '16:9': [480, 768, 1080, 1440, 1920],
  '21:9': [768, 1280, 1920, 2560],
};

/** Height over width. */
export function ratioOf(crop: Crop): number {
  const [across = 1, down = 1] = crop.split(':').map(Number);
  return down / across;
}

export type Frame = { left: number; top: number; width: number; height: number };

/** The largest window of a crop in a photograph of that size, as near to the focus as the edges allow. */
export function frameOf(size: { width: number; height: number }, crop: Crop, [x, y]: PhotoPrint['focus']): Frame {
  const ratio = ratioOf(crop);
  const width = Math.min(size.width, Math.floor(size.height / ratio));
  const height = Math.min(size.height, Math.round(width * ratio));
  const place = (percent: number, room: number, part: number) =>
    Math.round(Math.min(room - part, Math.max(0, (room * percent) / 100 - part / 2)));
  return { left: place(x, size.width, width), top: place(y, size.height, height), width, height };
}

/** Widths to offer of a frame: nothing is enlarged, and the smallest is always there. */
export function widthsOf(crop: Crop, frame: Frame): number[] {
  const [smallest = frame.width, ...larger] = widths[crop];
  return [Math.min(smallest, frame.width), ...larger.filter((width) => width <= frame.width)];
}
