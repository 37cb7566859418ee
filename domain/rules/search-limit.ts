/** Most pages that a search answers with. */
export const mostFound = 20;
