/**
 * Writes site/styles/stand-ins.css and stand-ins-serif.css: the fonts of the visitor's own machine that a page is set in until its
 * typefaces are there, made as wide and as high as those, so that a late typeface moves nothing. The widths are measured on the
 * texts of the built pages. Run by hand, after a build, when a typeface or much of the text changes: the results are committed.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../bin/programs.mjs';
import { core, romanian } from '../brand/web-letters.ts';
import { builtPages, builtSite } from './build/built-pages.ts';
import { filesOfTwin, type SystemFont } from './font-twins.ts';
import { root } from './source-files.ts';

type StandIn = {
  /** Its name in `brand/tokens.ts`. */
  name: string;
  /** The weights of the typeface it stands in for; measured at the first. */
  weights: string;
  /** The font of the visitor's machine. */
  font: SystemFont;
  /** The font that machines with Linux have instead of it. */
  linux?: string;
};

const montserrat = (weights: string, arial: 'Arial' | 'Arial Bold'): StandIn[] => [
  { name: 'Montserrat Arial', weights, font: arial, linux: arial.replace('Arial', 'Liberation Sans') },
  // Android's is one file of all weights, found by its plain name only.
  { name: 'Montserrat Roboto', weights, font: 'Roboto' },
];
const serifs = (face: string): StandIn[] => [
  { name: `${face} Georgia`, weights: '400', font: 'Georgia' },
  { name: `${face} Noto`, weights: '400', font: 'Noto Serif' },
  { name: `${face} Times`, weights: '400', font: 'Times New Roman', linux: 'Liberation Serif' },
];

const sheets = {
  'stand-ins': {
    Montserrat: [...montserrat('400', 'Arial'), ...montserrat('500', 'Arial'), ...montserrat('600 700', 'Arial Bold')],
  },
  'stand-ins-serif': { Newsreader: serifs('Newsreader'), 'Newsreader Text': serifs('Newsreader Text') },
} as const satisfies Record<string, Record<string, StandIn[]>>;

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: npm run setup -- --browser installs one.');
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const texts = await textsOf(page);
  for (const [sheet, faces] of Object.entries(sheets)) {
    let css = '/* Written by scripts/stand-ins.ts: as wide and as high as the faces they stand in for. */\n';
    for (const [face, standIns] of Object.entries(faces))
      for (const standIn of standIns) css += await ruleOf(page, face, standIn, texts);
    await writeFile(join(root, `site/styles/${sheet}.css`), css);
  }
} finally {
  await browser.close();
}

/** The texts of all built pages by the face and weight they are set in: `Montserrat 600`. */
async function textsOf(page: Page): Promise<Map<string, string[]>> {
  const origin = 'http://built.test';
  const pages = new Map(builtPages().map(({ url, html }) => [url, html]));
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const html = pages.get(pathname);
    if (html !== undefined) return route.fulfill({ body: html, contentType: 'text/html' });
    // Styles and scripts; pictures hold no texts.
    return pathname.startsWith('/_astro/') ? route.fulfill({ path: join(builtSite, pathname) }) : route.abort();
  });
  const texts = new Map<string, string[]>();
  for (const url of pages.keys()) {
    await page.goto(origin + url);
    for (const [key, text] of await page.evaluate(setTexts)) texts.set(key, [...(texts.get(key) ?? []), text]);
  }
  await page.goto('about:blank');
  return texts;
}

/** Runs in the page. */
function setTexts(): [key: string, text: string][] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: [string, string][] = [];
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ') ?? '';
    // Shorter ones hardly ever wrap.
    if (text.length <= 15 || !element?.checkVisibility()) continue;
    const { fontFamily, fontWeight, textTransform } = getComputedStyle(element);
    const [face = ''] = fontFamily.replaceAll('"', '').split(', ');
    texts.push([`${face} ${fontWeight}`, textTransform === 'uppercase' ? text.toUpperCase() : text]);
  }
  return texts;
}

async function ruleOf(page: Page, face: string, standIn: StandIn, texts: ReadonlyMap<string, string[]>): Promise<string> {
  const [weight = ''] = standIn.weights.split(' ');
  const { width, ascent, descent } = await page.evaluate(measure, {
    faces: [
      ...filesOfFace(face).map((source) => ({ family: 'face', source, weight: '400 700' })),
      ...sourcesOfTwin(standIn.font).map((source) => ({ family: 'twin', source, weight: '1 1000' })),
    ],
    weight,
    texts: texts.get(`${face} ${weight}`) ?? [],
  });
  const percent = (share: number, digits: number) => `${Number((100 * share).toFixed(digits))}%`;
  return `@font-face {
  font-family: '${standIn.name}';
  font-weight: ${standIn.weights};
  src: ${[standIn.font, standIn.linux]
    .filter(Boolean)
    .map((name) => `local('${name}')`)
    .join(', ')};
  size-adjust: ${percent(width, 1)};
  ascent-override: ${percent(ascent / width, 2)};
  descent-override: ${percent(descent / width, 2)};
  line-gap-override: 0%;
}
`;
}

type Source = { url: string; letters?: string };

/** The two files that every page names. */
function filesOfFace(face: string): Source[] {
  const name = face.toLowerCase().replace(' ', '-');
  return Object.entries({ core, ro: romanian }).map(([part, letters]) => ({
    url: dataOf(join(root, `brand/fonts/${name}-${part}.woff2`)),
    letters,
  }));
}

function sourcesOfTwin(font: SystemFont): Source[] {
  const { latin, extended } = filesOfTwin(font);
  return [{ url: dataOf(latin) }, { url: dataOf(extended), letters: romanian }];
}

function dataOf(file: string): string {
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
}

/** Runs in the page: how wide the texts are in the face, as a share of the twin's width, and the face's height in em. */
async function measure({
  faces,
  weight,
  texts,
}: {
  faces: { family: string; source: Source; weight: string }[];
  weight: string;
  texts: string[];
}): Promise<{ width: number; ascent: number; descent: number }> {
  document.fonts.clear();
  const codes = (letters: string) => [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join();
  for (const { family, source, weight: weights } of faces) {
    const unicodeRange = source.letters ? codes(source.letters) : 'U+0-10FFFF';
    const added = new FontFace(family, `url(${source.url})`, { weight: weights, unicodeRange });
    document.fonts.add(added);
    await added.load();
  }
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The browser draws no canvas.');
  const widthIn = (family: string) => {
    context.font = `${weight} 1000px ${family}`;
    return texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
  };
  const twin = widthIn('twin');
  const width = widthIn('face') / twin;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
}
