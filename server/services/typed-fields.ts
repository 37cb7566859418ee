import type { EnquiryField, keyField, trapField } from '#domain/rules/enquiry-fields.ts';

/**
 * What was typed, whatever it was sent as, reduced to plain text fields: line ends are `\n`, accents are composed, and
 * control characters, which a database or a mail header would choke on, are gone. So are the marks that turn the direction of writing:
 * with them a name can make a subject or an address read backwards (Unicode TR 36, 2.10); Hebrew and Arabic need none of them.
 */
export type TypedFields = Readonly<Partial<Record<EnquiryField | typeof keyField | typeof trapField, string>>>;

/**
 * Fields of other names come along; nobody can ask for them, and the check drops them.
 * @returns nothing when the body is not a set of named fields
 */
export function typedFields(body: unknown): TypedFields | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') fields[name] = tidy(value);
  return fields;
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .toWellFormed()
    .normalize('NFC');
