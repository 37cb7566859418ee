/**
 * A wallet pass: a zip with `pass.json`, its words by language in `<language>.lproj/pass.strings`, and pictures, which stay packed
 * (Apple, Wallet Developer Guide). Several passes come as a zip of such zips (`.pkpasses`).
 */
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { TicketTextError } from '../text/ticket-text-error.ts';
import { decodeText } from './decode-text.ts';

/** A pass has some thirty entries, pictures for each screen included, and a `pass.json` of some 10 KB. */
const limits = { entries: 500, wordsBytes: 300_000, passBytes: 5_000_000, passes: 12, unpackedBytes: 12_000_000 };

/** What a pass says, and its words: by the key that stands for them, in a language we have. */
export type PackedPass = { pass: unknown; words: ReadonlyMap<string, string> };

/** @throws TicketTextError `pass-damaged`, `pass-too-large`; `not-a-pdf`, our word for a file of no kind we read, for any other archive */
export function unpackPasses(bytes: Uint8Array): PackedPass[] {
  const packed = unpack(bytes);
  const [pass, inner] = [packed.get('pass.json'), [...packed].filter(([name]) => name.endsWith('.pkpass'))];
  if (pass) return [readPass(pass, packed)];
  if (inner.length === 0) throw noPass(bytes);
  return inner.map(([, file]) => {
    const own = unpack(file);
    const innerPass = own.get('pass.json');
    if (!innerPass) throw new TicketTextError('pass-damaged');
    return readPass(innerPass, own);
  });
}

/** Only the entries we read, and none that says it is larger than they are: a packed bomb stays packed. */
function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let entries = 0;
  let passes = 0;
  let unpacked = 0;
  const wanted = ({ name, originalSize }: UnzipFileInfo): boolean => {
    entries += 1;
    if (entries > limits.entries) throw new TicketTextError('pass-too-large');
    const isWords = name === 'pass.json' || /^[\w-]{2,20}\.lproj\/pass\.strings$/.test(name);
    if (!isWords && !/^[^/]{1,200}\.pkpass$/.test(name)) return false;
    passes += isWords ? 0 : 1;
    unpacked += originalSize;
    if (
      originalSize > (isWords ? limits.wordsBytes : limits.passBytes) ||
      passes > limits.passes ||
      unpacked > limits.unpackedBytes
    )
      throw new TicketTextError('pass-too-large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter: wanted })));
  } catch (error) {
    if (error instanceof TicketTextError) throw error;
    throw noPass(bytes, error);
  }
}

/** Documents of Word are archives as well. Names of entries are never packed (APPNOTE 4.4.17), so that half a pass still says what it was. */
function noPass(bytes: Uint8Array, cause?: unknown): TicketTextError {
  const isPass = /pass\.json|\.pkpass/.test(new TextDecoder('latin1').decode(bytes));
  return new TicketTextError(isPass ? 'pass-damaged' : 'not-a-pdf', { cause });
}

function readPass(pass: Uint8Array, files: ReadonlyMap<string, Uint8Array>): PackedPass {
  try {
    return { pass: JSON.parse(decodeText(pass).replace(/^\uFEFF/, '')), words: wordsIn(files) };
  } catch (error) {
    throw new TicketTextError('pass-damaged', { cause: error });
  }
}

/** English before Romanian before any other: the reader knows labels of all its languages. */
function wordsIn(files: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const rank = (name: string) => 1 + ['en', 'ro'].indexOf(name.slice(0, 2).toLowerCase()) || 3;
  const [name] = [...files.keys()].filter((key) => key.endsWith('pass.strings')).sort((one, other) => rank(one) - rank(other));
  const file = name === undefined ? undefined : files.get(name);
  const words = new Map<string, string>();
  for (const { groups } of (file ? decodeText(file) : '').matchAll(pair))
    words.set(unescaped(groups?.key ?? ''), unescaped(groups?.value ?? ''));
  return words;
}

// "FLIGHT_LABEL" = "Flight";
const pair = /"(?<key>(?:[^"\\]|\\.){1,500})"\s{0,20}=\s{0,20}"(?<value>(?:[^"\\]|\\.){0,2000})"\s{0,20};/g;
const unescaped = (text: string) => text.replace(/\\(?<sign>.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
