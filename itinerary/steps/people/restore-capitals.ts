/** Names printed in capitals as people write them. Names already written with small letters are left alone. */

/** Only Turkish has these; where one stands, I is the capital of ı. */
const turkish = /[İĞŞ]/;

export function restoreCapitals(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  const letters = turkish.test(name) ? name.replace(/I/g, 'ı') : name;
  return (
    letters
      .replace(/İ/g, 'i')
      .toLowerCase()
      .normalize('NFC')
      .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => capital(letter, turkish.test(name)))
      // VILLAMOR III
      .replace(/(?<=\p{L} )I(?:i{1,2}|v)$/u, (ordinal) => ordinal.toUpperCase())
      .replace(/\bMc(?=\p{L}{2})\p{L}/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase())
  );
}

const capital = (letter: string, isTurkish: boolean) => (isTurkish && letter === 'i' ? 'İ' : letter.toUpperCase());
