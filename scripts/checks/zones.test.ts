import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  'a ticket format importing the PDF': ['itinerary/formats/sabre.ts', "import { page } from '../pdf/page.ts';"],
  'the PDF importing a format': ['itinerary/pdf/page.ts', "import { sabre } from '#itinerary/formats/sabre.ts';"],
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
  plant('domain/rules/x.test.ts', "import { peer } from '#tests/support/peer.ts';");
  expect(zoneProblems(tree)).toEqual([]);
});
