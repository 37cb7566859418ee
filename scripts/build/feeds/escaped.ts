const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as it may stand in XML, in an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => names[letter] ?? letter);
