/** Bytes as text, also where the file says nothing of its letters, or the wrong thing. */

/** Central European languages, whose old files are in windows-1250; Romanian is ours, and what a file that says nothing is most likely in. */
const central = /^(?:ro|hu|pl|cs|sk|sl|hr|bs|sq)\b/i;

/**
 * @param declared the label of an encoding, as the file or its mail states it
 * @param language of the text, where the file says so
 */
export function decodeText(bytes: Uint8Array, declared?: string, language = 'ro'): string {
  const marked = markedEncoding(bytes);
  for (const label of [marked, declared, 'utf-8']) {
    const text = label && strictly(bytes, label);
    if (text !== undefined && text !== '') return text;
  }
  return new TextDecoder(central.test(language) ? 'windows-1250' : 'windows-1252').decode(bytes);
}

/** Byte order marks (Unicode 23.8). */
function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Undefined where the bytes are not in that encoding, or nobody knows it. A letter cut at the end, as of the beginning of a file, is left out. */
function strictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}
