/** Whether an official page is in Romanian: those of Romania's authorities are, whatever the language of ours. */
export const isRomanianPage = (url: string): boolean => new URL(url).hostname.endsWith('.ro');
