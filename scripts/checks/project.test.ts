import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { colourProblems } from './colours.ts';
import { contentProblems } from './content.ts';
import { docProblems } from './docs.ts';
import { sizeProblems } from './sizes.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  write('package.json', JSON.stringify({ scripts: { check: 'x', test: 'x' } }));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

test('a document may name what exists: files, folders, patterns, scripts, other hosts', () => {
  write('site/ui/Card.tsx', '');
  write('content/destinations/europa/bled.md', '`nowhere/x.ts` in a text for visitors is no path');
  write(
    'docs/guide.md',
    'See [the check](../site/ui/Card.tsx#L3), [home](https://x.example) and `content/destinations/<continent>/<id>.md`.',
  );
  write(
    'README.md',
    'Run `npm test` or `npm run check`; look in `site/ui`, `site/ui/*.tsx`, `Card.tsx`, `dist/server/main.js`, `and/or`.',
  );
  expect(docProblems(project)).toEqual([]);
});

test('a document that names a path or a script that is gone is reported', () => {
  write('site/ui/Card.tsx', '');
  write('README.md', '`site/ui/Gone.tsx`, `npm run gone`, [map](docs/map.md), `npm start`');
  expect(docProblems(project)).toEqual([
    'README.md: there is no npm script „gone”.',
    'README.md: there is no npm script „start”.',
    'README.md: docs/map.md does not exist.',
    'README.md: site/ui/Gone.tsx does not exist.',
  ]);
});

test('a cedilla, a straight quote in Romanian and a telephone number outside agency.yaml are reported', () => {
  write('content/agency.yaml', 'phones: { office: "+40 21 000 00 00" }');
  write('content/pages/contact.ro.yaml', 'title: Contactaţi-ne\nphone: "+40 21 000 00 00"\nquote: Scrie "aici" mesajul');
  write('content/pages/contact.en.yaml', 'quote: Write "here"');
  expect(contentProblems(project)).toEqual([
    'content/pages/contact.ro.yaml:1: „ţ” has a cedilla; Romanian has ș and ț with a comma below.',
    'content/pages/contact.ro.yaml:2: +40 21 000 00 00 is typed here; telephone numbers live in content/agency.yaml only.',
    'content/pages/contact.ro.yaml: quote: "aici" has to stand in „ghilimele”.',
  ]);
});

test('an entry that is not YAML is named', () => {
  write('content/agency.yaml', 'a: [1');
  expect(() => contentProblems(project)).toThrow(/^content\/agency\.yaml: /);
});

test('a long file, a crowded root and too many scripts are reported', () => {
  write('site/long.ts', 'x\n'.repeat(301));
  write('site/just-right.ts', 'x\n'.repeat(300));
  for (let index = 0; index < 11; index += 1) write(`config-${index}.json`, '{}');
  write(
    'package.json',
    JSON.stringify({ scripts: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`s${index}`, ''])) }),
  );
  expect(sizeProblems(project)).toEqual([
    expect.stringContaining('site/long.ts has 301 lines'),
    expect.stringContaining('The root holds 12 files'),
    expect.stringContaining('package.json has 21 scripts'),
  ]);
});

test('a colour that is no token is reported; places of the page, files of ours and funders’ colours are none', () => {
  write(
    'site/ui/Card.module.css',
    '.a { color: #FFF; background: linear-gradient(#1b315f 5%, var(--board)); mask: url("#hole") }',
  );
  write(
    'site/ui/Card.tsx',
    "import { x } from '#art/x.ts';\nexport const Card = () => <a href=\"#add\"><path fill='#0a1834cc' /></a>;",
  );
  write('site/sections/project/Emblem.tsx', '<path fill="#fc0" />');
  expect(colourProblems(project)).toEqual([
    'site/ui/Card.module.css:1: #FFF has to be a colour of brand/tokens.ts.',
    'site/ui/Card.module.css:1: #1b315f has to be a colour of brand/tokens.ts.',
    'site/ui/Card.tsx:2: #0a1834cc has to be a colour of brand/tokens.ts.',
  ]);
});
