// Runs before anything is painted: the stored colours without a flash, the faces of the first view, the first pictures in the
// print that will be seen, and less to lay out.
{
  const root = document.documentElement;
  root.dataset.script = '';
  let theme;
  try {
    theme = localStorage.getItem('colour-mode');
  } catch {
    theme = null;
  }
  if (theme === 'dark') root.dataset.theme = 'dark';
  // The faces named so far. Asked for only by the first layout, they would be there for the second. One that fails has its stand-in.
  for (const face of document.fonts) face.load().catch(() => undefined);
  for (const { day, night, ...rest } of JSON.parse(document.currentScript.dataset.pictures)) {
    const href = theme === 'dark' ? night : day;
    const link = { rel: 'preload', as: 'image', fetchPriority: 'high', href, ...rest };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  // What lies below the first view is laid out after it, a part in each frame: the first paint waits for less and no task is long.
  // A page that comes back to a place further down needs its whole height at once.
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival?.type === 'navigate' && !location.hash) {
    const below = 'main>:is(section,div)~:is(section,div)~:is(section,div),main>article>*~*~*,[data-below]';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@media screen{:is(${below}):not([data-laid-out]){content-visibility:auto;contain-intrinsic-block-size:auto 30rem}}`,
    );
    document.adoptedStyleSheets = [sheet];
    addEventListener('DOMContentLoaded', () => {
      const parts = document.querySelectorAll(below).values();
      const layOutNext = () => {
        const { value: part } = parts.next();
        if (!part) return;
        part.dataset.laidOut = '';
        requestAnimationFrame(layOutNext);
      };
      // The frame after the first.
      requestAnimationFrame(() => requestAnimationFrame(layOutNext));
    });
  }
}
