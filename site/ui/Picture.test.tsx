import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const alt = 'Case albe deasupra mării';
const props = { width: 1000, height: 1250, sizes: '50vw' };
const photo = {
  avif: '/art/a.avif 320w, /art/b.avif 640w',
  webp: '/art/a.webp 320w, /art/b.webp 640w',
  src: '/art/b.webp',
  placeholder: 'data:image/webp;base64,UklG',
  width: 640,
  height: 800,
};

test('a drawing is one lazy image by day and one by night', () => {
  const html = renderToStaticMarkup(
    <Picture {...props} picture={{ sources: { day: '/art/day.svg', night: '/art/night.svg' }, alt }} />,
  );
  expect(html.match(/<img /g)).toHaveLength(2);
  expect(html).toMatch(/class="day"[^>]*src="\/art\/day\.svg"[^>]*loading="lazy"/);
});

test('a photograph is offered as AVIF, then WebP, with sizes, a ratio and its placeholder', () => {
  const html = renderToStaticMarkup(<Picture {...props} picture={{ sources: photo, alt }} />);
  expect(html).not.toContain('style=');
  expect([...html.matchAll(/<source type="([^"]+)" srcSet="[^"]+ 640w" sizes="50vw"/gi)].map(([, type]) => type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
  const [placeholder, picture] = html.match(/<img [^>]+>/g) ?? [];
  expect(placeholder).toMatch(/src="data:image\/webp[^"]+" alt=""/);
  expect(picture).toMatch(/src="\/art\/b\.webp" alt="Case albe deasupra mării" width="640" height="800" loading="lazy"/);
});
