/** Text as it is compared: without diacritics, in lower case, without blanks around it. `Franța` and `FRANTA` are one. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
