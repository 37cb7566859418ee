import { expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';

const head = (content: string) => pageFacts(`<!doctype html><html lang="ro"><head>${content}</head><body></body></html>`);
const body = (content: string) => pageFacts(`<!doctype html><html lang="en"><head></head><body>${content}</body></html>`);

test('what a head says is found in any order of attributes, with any quotes and with more attributes than today', () => {
  const facts = head(`<title data-x="a>b">Roma &amp; Vatican &#8211; „ș”</title>
    <meta content='Dou&#259; zile > una &quot;bună&quot;' name=description>
    <META CONTENT="NOINDEX, nofollow" NAME="robots"><link href=https://site.invalid/roma hreflang="x" rel="canonical">`);
  expect(facts).toMatchObject({
    lang: 'ro',
    title: 'Roma & Vatican – „ș”',
    description: 'Două zile > una "bună"',
    listed: false,
    canonical: 'https://site.invalid/roma',
  });
});

test('what stands in comments, templates and texts is not taken for what it looks like', () => {
  const facts = body(`<!-- <link rel="stylesheet" href="/x.css"><meta name="robots" content="noindex"> -->
    <script>const page = '<link rel="stylesheet" href="/y.css"><style>p{}<\\/style>';</script>
    <template><link rel="stylesheet" href="/z.css"><h2>Waits</h2></template>
    <textarea><a href="/typed">x</a></textarea><p title="a > <a href='/quoted'>b</a>">…</p>`);
  expect(facts.styleSheets).toEqual([]);
  expect(facts.listed).toBe(true);
  expect(facts.styles).toEqual([]);
  expect(facts.links).toEqual(['/z.css']);
  expect(facts.headings).toEqual([]);
});

test('scripts and styles come with exactly their text, and with what they are', () => {
  const facts = head(`<script data-pictures='[">"]'>if (a < b && c > d) x = "&amp;";\n</script>
    <script type='speculationrules'>{"prefetch":[]}</script><script type="application/ld+json">{}</script>
    <script type=module>import 'x';</script><script src="/a.js">ignored</script><script></script>
    <style media="print">a > b { content: "<" }</style>`);
  expect(facts.scripts).toEqual([
    { kind: 'code', text: 'if (a < b && c > d) x = "&amp;";\n' },
    { kind: 'rules', text: '{"prefetch":[]}' },
    { kind: 'data', text: '{}' },
    { kind: 'code', text: "import 'x';" },
  ]);
  expect(facts.styles).toEqual(['a > b { content: "<" }']);
});

test('a script that waits in a template is allowed to run when it is put into the page', () => {
  expect(body('<template><script>later()</script></template>').scripts).toEqual([{ kind: 'code', text: 'later()' }]);
});

test('pictures are found in the order they are named, wherever they stand', () => {
  const { pictures, unknownPictures } = body(`
    <script data-pictures="[{&quot;day&quot;:&quot;/art/bran.dusk.4x5.a1b2c3.svg&quot;}]"></script>
    <picture><source srcset="/art/photo.oia.4x5.50-40.320.0a1b2c3d.avif 320w, /art/photo.oia.4x5.50-40.640.0a1b2c3d.avif 640w"
    ><img alt='' data-later='/art/sibiu.golden.4x5.plain.d4e5f6.svg'></picture><style>p{background:url(/art/home.x.aaaaaa.svg)}</style>`);
  expect(pictures.map(({ kind, name, attribute }) => [kind, name, attribute])).toEqual([
    ['drawing', 'bran.dusk.4x5', 'data-pictures'],
    ['photograph', '/art/photo.oia.4x5.50-40.320.0a1b2c3d.avif', 'srcset'],
    ['photograph', '/art/photo.oia.4x5.50-40.640.0a1b2c3d.avif', 'srcset'],
    ['drawing', 'sibiu.golden.4x5.plain', 'data-later'],
    ['drawing', 'home.x', 'text'],
  ]);
  expect(unknownPictures).toEqual([]);
});

test('an address below /art/ that nobody can make is told, a sentence about it is none', () => {
  expect(body('<a href="https://museum.example/en/art/portrait">x</a>').unknownPictures).toEqual([]);
  expect(body('<img src="/art/bran.dusk.4x5.svg" alt=""><p>/art/ is a folder</p>').unknownPictures).toEqual([
    '<img src> “/art/bran.dusk.4x5.svg”',
  ]);
});

test('links are followed in every attribute that leads somewhere, in drawings and without script too', () => {
  const facts =
    body(`<a href='/a?x=1&amp;y=2'>a</a><svg><a xlink:href="/b"><text>b</text></a></svg><noscript><a href=/c>c</a></noscript>
    <form action="/d"><button formaction="/e">e</button></form><img srcset="/f.svg 1x, /g.svg 2x" alt="">
    <astro-island component-url="/h.js" renderer-url="/i.js"></astro-island><a id=place name="old">j</a>`);
  expect(facts.links).toEqual(['/a?x=1&y=2', '/b', '/c', '/d', '/e', '/f.svg', '/g.svg', '/h.js', '/i.js']);
  expect([...facts.anchors]).toEqual(['place', 'old']);
});

test('what a page says is its main part without the shell, drawings and repetitions; headings stand apart', () => {
  const facts = body(`<header><h2>Meridian</h2>Menu</header><main id="main"><h1><span class="sr">Booking Time</span>
    <span aria-hidden="true"><b>B</b><b>o</b></span></h1><p>Two&nbsp;days<br>in <b>Bra&#537;ov</b></p><svg><title>Map</title></svg>
    <script>x()</script><style>p{}</style></main><footer>Phone</footer>`);
  expect(facts.headings).toEqual(['Booking Time']);
  expect(facts.ownText).toBe('Two days in Brașov');
  expect(facts.text).toContain('Menu');
  expect(facts.text).not.toContain('x()');
});

test('the ranges of its typefaces are read from the style sheets in the page', () => {
  const facts = head('<style media=all>@font-face{unicode-range:U+20-7E,U+a9}@font-face{unicode-range:U+102-103}</style>');
  expect(facts.letterRanges).toEqual([
    [0x20, 0x7e],
    [0xa9, 0xa9],
    [0x102, 0x103],
  ]);
});

test('third parties are known by the attribute that names them, whatever element has it', () => {
  expect(body('<div class=x data-third-parties="a  b"></div><p data-third-parties=b>').thirdParties).toEqual(['a', 'b']);
  expect(body('<p title="data-third-parties=a">data-third-parties="a"</p>').thirdParties).toEqual([]);
});
