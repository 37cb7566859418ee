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
    // `auto` lays out what lies within two and a half windows. A telephone's first window holds none of these parts: there they are
    // hidden first, and `next` for a frame, because a part that goes from hidden to laid out at once counts as moved.
    sheet.replaceSync(
      `@media screen{
        :is(${below}):not([data-laid-out=""]){content-visibility:auto;contain-intrinsic-block-size:auto 30rem}
        @media(width<48em){:is(${below}):not([data-laid-out]){content-visibility:hidden}}
      }`,
    );
    document.adoptedStyleSheets = [sheet];
    addEventListener('DOMContentLoaded', () => {
      const parts = document.querySelectorAll(below).values();
      const layOutNext = (last) => {
        if (last) last.dataset.laidOut = '';
        const { value: part } = parts.next();
        if (!part) return;
        part.dataset.laidOut = 'next';
        requestAnimationFrame(() => layOutNext(part));
      };
      // The frame after the first.
      requestAnimationFrame(() => requestAnimationFrame(() => layOutNext()));
    });
  }
}
