/** Said after a link to another site, for who does not see that it opens a tab of its own. */
export const newTab = { en: 'opens in a new tab', ro: 'se deschide într-o filă nouă' } as const;
