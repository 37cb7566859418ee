/** Text of a page in which every value is escaped: only a template's own letters are markup. */
const isHtml = Symbol('html');
export type Html = { readonly [isHtml]: string };
type Value = string | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

function textOf(value: Value): string {
  if (typeof value === 'string') return escaped(value);
  return isHtml in value ? value[isHtml] : value.map(pageText).join('');
}

/** Letters of our own that are no value: a style sheet. */
export const raw = (text: string): Html => ({ [isHtml]: text });

/** `html\`<b>${name}</b>\`` */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  raw(parts.reduce((text, part, index) => text + textOf(values[index - 1] ?? '') + part));

export const pageText = (page: Html): string => page[isHtml];
