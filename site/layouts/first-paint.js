// Runs before anything is painted: the stored colours without a flash, how many places are kept, the faces of the first view, and the first pictures in the
// print that will be seen.
{
  const root = document.documentElement;
  root.dataset.script = '';
  // A page left before it has faded in ends the fade: nothing to report.
  for (const moment of ['pageswap', 'pagereveal'])
    addEventListener(moment, ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
  let theme;
  try {
    theme = localStorage.getItem('colour-mode');
    const kept = localStorage.getItem('saved-places');
    if (kept) {
      root.dataset.kept = '';
      root.style.setProperty('--kept', `"${kept.split(',').length}"`);
    }
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
}
