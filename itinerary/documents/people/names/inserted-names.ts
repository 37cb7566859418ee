/** Names between the commas of a sentence, which are none of a family and given ones. */

const smallWord = /(?<!\p{L})\p{Ll}+(?!\p{L})/gu;

/** `Mamma, Ida Berg, kan inte följa med`, `Jūs, Rasa, kol kas neskrendate`: with its comma a name goes on in no sentence. */
export const isInserted = (name: string, text: string): boolean =>
  name.includes(',') && (/^, .*/u.exec(text.split(name)[1] ?? '')?.[0].match(smallWord) ?? []).length > 2;
