/** Lines of iCalendar (RFC 5545, 3.1 and 3.3.11). */

const octets = 75;
const encoder = new TextEncoder();

/** Text as a value: backslash, comma, semicolon and line ends escaped, control characters gone. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n');
}

/** A line cut so that none is longer than 75 octets, never inside a character; what follows begins with a blank. */
function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > octets) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** The lines as a file: folded, each ended by CR LF. */
export const calendarFile = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');
