/**
 * Prints one part of the page. The style sheet for print (site/styles/print.css) leaves out everything else while the
 * root names a part; an ordinary print of the page shows all of it.
 */
export function printPart(part: string): void {
  const root = document.documentElement;
  root.dataset.print = part;
  addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  print();
}
