/** Terminals, without the word for it. */

// TERMINAL 2 | Terminal : 2F | T2 | AEROGARE 2 | Term. B | 2 (alone)
const label =
  /^(?:arrival |departure )?(?:terminal(?:ul|a|e|i|o)?|a[eé]rogare|term|τερματικος|terminál|טרמינל|מסוף|الصالة|صالة|مبنى)(?![\p{L}\d])\.?\s*(?:n[ro]\.?\s*)?[:\-–]?\s*/iu;
const short = /^T\s?(?<name>\d[A-Z]?)$/i;
const unknown =
  /^(?:[-–/.]+|n\/?a|tb[ac]|not (?:assigned|available|known)|nicht (?:bekannt|verfügbar)|no disponible|non[ -]?disponib(?:le|ile)|n[ãa]o dispon[íi]vel|indisponibil|inconnu|unknown|bilinmiyor)$/i;

/** `2F` of `Terminal : 2F`, `2` of `Terminal No:2`, `MAIN` of `MAIN TERMINAL`; otherwise as printed. Undefined when nothing is named. */
export function readTerminal(text: string): string | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  const name = (short.exec(plain)?.groups?.name ?? plain)
    .replace(label, '')
    .replace(/\s+terminal(?:ul|i)?$/i, '')
    .replace(/^[\s:.,–-]+|[\s:.,;–-]+$/g, '');
  return name === '' || name.length > 20 || unknown.test(name) ? undefined : name;
}
