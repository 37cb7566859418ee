import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';
import { code } from './imports.ts';
import { zones } from './zone-rules.ts';
import { zoneProblems } from './zones.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'zones-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(join(tree, dirname(path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}

const planted = {
  'domain importing art': ['domain/rules/x.ts', "import { draw } from '#art/draw.ts';"],
  'domain importing a package other than zod': ['domain/rules/x.ts', "import { parse } from 'yaml';"],
  'domain importing Node': ['domain/rules/x.ts', "import { readFile } from 'node:fs/promises';"],
  'brand importing domain': ['brand/tokens.ts', "import { x } from '../domain/x.ts';"],
  'art importing the site': ['art/posters/x.ts', "import { x } from '#site/ui/x.ts';"],
  'a ticket format importing another': ['itinerary/formats/sabre.ts', "import { amadeus } from './amadeus.ts';"],
  'a piece of a ticket format importing another format': [
    'itinerary/formats/sabre/cells.ts',
    "import { amadeus } from '../amadeus/amadeus.ts';",
  ],
  'values importing what formats are': ['itinerary/values/x.ts', "import type { Format } from '../formats/contract.ts';"],
  'a ticket format importing the PDF': ['itinerary/formats/sabre.ts', "import { page } from '../pdf/page.ts';"],
  'the PDF importing a format': ['itinerary/pdf/page.ts', "import { sabre } from '#itinerary/formats/sabre.ts';"],
  'text importing a format': ['itinerary/text/x.ts', "import { sabre } from '../formats/sabre.ts';"],
  'values importing a format': ['itinerary/values/x.ts', "import { sabre } from '../formats/sabre.ts';"],
  'layout importing documents': ['itinerary/layout/x.ts', "import { labels } from '../documents/labels.ts';"],
  'documents importing a format': ['itinerary/documents/x.ts', "import type { Sabre } from '../formats/sabre.ts';"],
  'drafts importing steps': ['itinerary/draft/x.ts', "import { day } from '../steps/days.ts';"],
  'barcodes importing a format': ['itinerary/barcode/x.ts', "import { sabre } from '../formats/sabre.ts';"],
  'the itinerary importing the server': ['itinerary/steps/x.ts', "import { config } from '#server/config.ts';"],
  'ui importing a schema, as a type': ['site/ui/Card.tsx', "import type { Agency } from '#domain/schemas/agency.ts';"],
  'ui importing a form': ['site/ui/Card.tsx', "import { ContactForm } from '../forms/ContactForm.tsx';"],
  'a form importing an island': ['site/forms/ContactForm.tsx', "import { x } from '#site/islands/enquiry-memory.ts';"],
  'ui importing a section': ['site/ui/Card.tsx', "import { Hero } from '../sections/home/HeroSection.tsx';"],
  'a section importing an island': ['site/sections/home/HeroSection.tsx', "import { Toaster } from '../../islands/Toaster.tsx';"],
  'a section importing astro:content': [
    'site/sections/home/x.astro',
    "---\nimport { getEntry } from 'astro:content';\n---\n<p />",
  ],
  'a section importing an island lazily': ['site/sections/home/x.tsx', "const load = () => import('#site/islands/Toaster.tsx');"],
  'a section importing islands by a glob': ['site/sections/x.tsx', "const all = import.meta.glob(['../islands/*.tsx']);"],
  'a form importing a section': ['site/forms/Form.tsx', "import { Hero } from '#site/sections/home/HeroSection.tsx';"],
  'ui importing Node': ['site/ui/Card.tsx', "import { join } from 'node:path';"],
  'an island importing Node': ['site/islands/Form.tsx', "import { join } from 'node:path';"],
  'an island importing the server, from a script': ['site/islands/x.astro', "<p />\n<script>import '#server/app.ts';</script>"],
  'a page importing the server': ['site/pages/index.astro', "---\nimport { app } from '#server/app.ts';\n---\n<p />"],
  'a page importing a test file': ['site/pages/index.astro', "---\nimport { x } from '../ui/x.test.ts';\n---\n<p />"],
  'a section hydrating': ['site/sections/x.astro', '<Toaster client:idle />'],
  'a service importing Fastify': ['server/services/outbox.ts', "import type { FastifyRequest } from 'fastify';"],
  'a service importing a route': ['server/services/outbox.ts', "export { x } from '../routes/contact.ts';"],
  'a view importing a section': ['server/views/error.tsx', "import { Hero } from '#site/sections/home/HeroSection.tsx';"],
  'a route importing ui': ['server/routes/contact.ts', "import { Card } from '#site/ui/Card.tsx';"],
  'the server importing test support': ['server/app.ts', "import { peer } from '#tests/support/smtp-peer.ts';"],
  'an unknown corner': ['site/lib/x.ts', "import { x } from '#server/x.ts';"],
} as const;

for (const [what, [path, text]] of Object.entries(planted)) {
  test(`${what} is found`, () => {
    plant(path, text);
    expect(zoneProblems(tree)).toEqual([expect.stringContaining(`${path}: `)]);
  });
}

/** Each way to ask for a file, with a file that may not be asked for and one that may. */
const arrows = {
  'a static import': ['site/ui/x.tsx', (to: string) => `import { x } from '${to}';`, '#server/app.ts', '#brand/tokens.ts'],
  'an import for its effects': ['site/ui/x.tsx', (to) => `import '${to}';`, '../sections/x.css', './x.css'],
  'an import of types': ['site/ui/x.mts', (to) => `import type { X } from '${to}';`, '#site/sections/x.ts', './y.ts'],
  'an export of what another has': ['domain/rules/x.ts', (to) => `export { x } from '${to}';`, '../../art/x.ts', './y.ts'],
  'an export of everything': ['domain/rules/x.cts', (to) => `export * from '${to}';`, '#brand/tokens.ts', './y.ts'],
  'an import of CommonJS': ['domain/rules/x.ts', (to) => `import x = require('${to}');`, 'yaml', 'zod'],
  'require()': ['domain/rules/x.cjs', (to) => `const x = require('${to}');`, 'node:fs', 'zod'],
  'import()': ['site/sections/x.tsx', (to) => `const x = () => import('${to}');`, '#site/islands/X.tsx', '#site/ui/X.tsx'],
  'import() of a name put together': ['site/ui/x.ts', (to) => `import(\`${to}/\${name}.ts\`);`, '../sections', './parts'],
  'import() as a type': ['site/ui/x.ts', (to) => `let x: import('${to}').X;`, '#art/artwork.ts', '#brand/tokens.ts'],
  'a glob': ['site/sections/x.ts', (to) => `import.meta.glob(['!./y.ts', '${to}']);`, '../islands/*.tsx', '../ui/*.tsx'],
  'import.meta.resolve': ['server/workers/x.ts', (to) => `import.meta.resolve('${to}');`, '#site/ui/x.ts', '#itinerary/x.ts'],
  'a worker beside the file': [
    'site/islands/x.ts',
    (to) => `new Worker(new URL('${to}', import.meta.url), { type: 'module' });`,
    '../../itinerary/text/x.ts',
    './x.worker.ts',
  ],
  'a worker by its address': ['site/islands/x.ts', (to) => `new SharedWorker('${to}');`, '/server/x.ts', '/site/islands/x.ts'],
  'a file beside the file': ['art/maps/x.ts', (to) => `new URL('${to}', import.meta.url);`, '../../site/ui/x.svg', './x.json'],
  'a program for a bundler': [
    'site/integrations/x.ts',
    (to) => `use({ entrypoint: '${to}' });`,
    './server/x.ts',
    './site/integrations/x.ts',
  ],
  'a reference': ['domain/rules/x.d.ts', (to) => `/// <reference types="${to}" />`, 'vite/client', 'zod'],
  'a reference to a file': ['domain/rules/x.ts', (to) => `/// <reference path="${to}" />`, '../../art/x.d.ts', 'y.d.ts'],
  'a script of JSX': ['site/ui/X.tsx', (to) => `export const X = () => <script src="${to}" />;`, '../islands/x.ts', './x.ts'],
  'a script of a page': [
    'site/pages/x.astro',
    (to) => `<p />\n<script src="${to}"></script>`,
    '../../server/x.ts',
    '../islands/x.ts',
  ],
  'a script of a page, closed at once': [
    'site/pages/x.astro',
    (to) => `<script defer={1 > 0} src='${to}' />`,
    '../../server/x.ts',
    '../islands/x.ts',
  ],
  'what a script of a page imports': [
    'site/pages/x.astro',
    (to) => `<p />\n<script>import '${to}';</script>`,
    '#server/x.ts',
    '#site/islands/x.ts',
  ],
  'front matter': ['site/pages/x.astro', (to) => `---\nimport '${to}';\n---\n<p />`, '#itinerary/x.ts', '#art/x.ts'],
  'a style of a page': ['site/pages/x.astro', (to) => `<style>@import '${to}';</style>`, '#server/x.css', '#site/styles/x.css'],
  'an asset': ['site/pages/x.astro', (to) => `---\nimport x from '${to}?raw';\n---\n`, '#scripts/x.ts', '#site/islands/x.ts'],
  'a class composed of another': [
    'site/ui/x.module.css',
    (to) => `.a { composes: b\n c from '${to}'; }`,
    '../sections/x.module.css',
    './y.module.css',
  ],
  'a value of another sheet': [
    'site/ui/x.module.css',
    (to) => `@value a from '${to}';`,
    '../sections/x.module.css',
    './y.module.css',
  ],
  'a sheet in a sheet': ['site/styles/x.css', (to) => `@import '${to}' layer(base);`, '../sections/x.css', './y.css'],
  'a sheet in a sheet, by url()': ['site/styles/x.css', (to) => `@import url(${to});`, '../sections/x.css', './y.css'],
  'a picture of a sheet': ['site/ui/x.module.css', (to) => `.a { mask: url("${to}"); }`, '../sections/x.svg', './x.svg'],
  'a package': ['site/islands/x.tsx', (to) => `import { x } from '${to}';`, 'preact', 'react'],
  'another door of a package': [
    'site/islands/x.tsx',
    (to) => `import { x } from '${to}';`,
    'react-dom/server',
    'react-dom/client',
  ],
  'a built-in of Node': ['art/photos/x.ts', (to) => `import { x } from '${to}';`, 'node:http', 'node:fs'],
  'what Astro makes': ['site/loaders/x.ts', (to) => `import { x } from '${to}';`, 'astro:middleware', 'astro:content'],
  'what our build makes': [
    'site/layouts/x.astro',
    (to) => `---\nimport '${to}';\n---\n`,
    'virtual:other.css',
    'virtual:brand-tokens.css',
  ],
  'a script from elsewhere': [
    'site/pages/x.astro',
    (to) => `<script src="${to}"></script>`,
    'https://elsewhere.example/x.js',
    '../islands/x.ts',
  ],
  'scripts, by a program': ['server/x.ts', (to) => `import { x } from '${to}';`, '../scripts/build/bundle.ts', './config.ts'],
  'tests, by a script': ['scripts/x.ts', (to) => `import { x } from '${to}';`, '#tests/support/x.ts', './build/bundle.ts'],
  'a test, by its neighbour': ['domain/rules/x.ts', (to) => `import { x } from '${to}';`, './x.test.ts', './y.ts'],
  'a program, by a configuration': [
    'astro.config.ts',
    (to) => `import { x } from '${to}';`,
    './server/app.ts',
    './server/config.ts',
  ],
  'a package, by a test': ['domain/rules/x.test.ts', (to) => `import { x } from '${to}';`, 'chai', 'vitest'],
  'a format, by a part of another': [
    'itinerary/formats/sabre/x.ts',
    (to) => `import { x } from '${to}';`,
    '../amadeus/x.ts',
    './y.ts',
  ],
} satisfies Record<string, [from: string, written: (to: string) => string, refused: string, allowed: string]>;

for (const [what, [from, written, refused, allowed]] of Object.entries(arrows)) {
  test(`${what} is refused where it is not listed, with the reason`, () => {
    plant(from, written(refused));
    const target = refused.replace(/^[#./]+/, '');
    expect(zoneProblems(tree)).toEqual([
      expect.stringMatching(new RegExp(`^${from}: imports \\S*${target.replace('*', '\\*')}\\S*\\. .{20,}\\.$`)),
    ]);
  });

  test(`${what} passes where it is listed`, () => {
    plant(from, written(allowed));
    expect(zoneProblems(tree)).toEqual([]);
  });
}

test('what cannot be read is refused: a name that is computed, an import inside a template, a script without its end', () => {
  plant('domain/rules/x.ts', 'const x = import(name);');
  plant('site/pages/a.astro', "<p>{await import('../x.ts')}</p>");
  plant('site/pages/b.astro', '<script>import "./x.ts";');
  plant('site/pages/c.astro', '<script src={name}></script>');
  expect(zoneProblems(tree)).toEqual(
    ['domain/rules/x.ts', 'site/pages/a.astro', 'site/pages/b.astro', 'site/pages/c.astro'].map((file) =>
      expect.stringContaining(`${file}: imports (a computed name). `),
    ),
  );
});

test('a file that belongs to no zone is refused, whatever it imports', () => {
  plant('lib/x.ts', '');
  plant('content/x.js', '');
  plant('site/x.css', '');
  expect(zoneProblems(tree)).toEqual(
    ['content/x.js', 'lib/x.ts', 'site/x.css'].map((file) => expect.stringContaining(`${file}: belongs to no zone`)),
  );
});

test('every zone has a file: none is left from a folder that is gone', () => {
  const files = sourceFiles().filter((file) => code.test(file));
  const empty = zones.filter((zone) => !files.some((file) => zones.find((other) => other.files.test(file)) === zone));
  expect(empty.map(({ files: pattern }) => pattern.source)).toEqual([]);
});

test('an island that reaches zod through another file is found with the way it took', () => {
  plant('site/islands/Form.tsx', "import { rule } from '#domain/rules/rule.ts';");
  plant('domain/rules/rule.ts', "import { schema } from '../schemas/enquiry.ts';");
  plant('domain/schemas/enquiry.ts', "import { z } from 'zod';");
  expect(zoneProblems(tree)).toEqual([
    expect.stringContaining('Form.tsx → domain/rules/rule.ts → domain/schemas/enquiry.ts → zod'),
  ]);
});

test('what the rules allow passes', () => {
  plant(
    'site/islands/Form.tsx',
    "import type { Enquiry } from '#domain/schemas/enquiry.ts';\nimport { Field } from '../ui/Field.tsx';",
  );
  plant('domain/schemas/enquiry.ts', "import { z } from 'zod';");
  plant(
    'site/pages/index.astro',
    "---\nimport { getEntry } from 'astro:content';\nimport x from '#art/x.ts';\n---\n<Form client:visible />",
  );
  plant('server/views/error.tsx', "import { Field } from '#site/ui/Field.tsx';\nimport styles from './x.module.css';");
  plant('server/views/form.tsx', "import { ContactForm } from '#site/forms/ContactForm.tsx';");
  plant('site/forms/ContactForm.tsx', "import { Field } from '#site/ui/Field.tsx';\nimport { x } from '#domain/rules/x.ts';");
  plant('itinerary/formats/registry.ts', "import { sabre } from './sabre.ts';");
  plant('itinerary/formats/sabre.ts', "import type { Format } from './contract.ts';\nimport { wrap } from '../text/wrap.ts';");
  plant('itinerary/formats/viewtrip/viewtrip.ts', "import { beside } from './beside-labels.ts';");
  plant('domain/rules/x.test.ts', "import { peer } from '#tests/support/peer.ts';");
  expect(zoneProblems(tree)).toEqual([]);
});
