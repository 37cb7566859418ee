/** The button that prints the sheet the page shows. Without a script the browser's own menu does the same. */
document.querySelector('[data-print-sheet]')?.addEventListener('click', () => print());
