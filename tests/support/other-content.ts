/**
 * The project with other content, built once for all tests of tests/build: a photograph in place of a scene, a colleague more and one
 * less, a certificate, a supplier and a partner with logos, an accreditation with one beside one without, a country in a filter with two places that were photographed, never drawn, and a
 * third party more in the table.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestProject } from 'vitest/node';
import { parse, stringify } from 'yaml';
import { cutFrontMatter } from '#domain/rules/front-matter.ts';
import { contentOf } from './content.ts';
import { photograph } from './photograph.ts';
import { buildCopy, copyProject } from './project-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built copy. */
    project: string;
  }
}

export const credit = 'Foto: o mână de probă';

/** What the copy has and the project has not, or the other way round. */
export const changes = {
  hired: { jobName: { en: 'Trial Consultant', ro: 'Consultant de probă' }, monogram: 'PR', email: 'trial@agency.example' },
  certificate: {
    issuer: 'Probă Airlines',
    title: { en: 'Trial certificate', ro: 'Certificat de probă' },
    year: 2026,
    lasting: true,
  },
  supplier: { en: 'Trial Airways', ro: 'Trial Airways' },
  partner: 'Trial Hotels',
  accreditations: ['Trial Association', 'Trial Union'],
  /** Drawn 120 × 40, painted 210 × 84. */
  logos: { drawn: 'trial.svg', painted: 'trial-painted.png' },
  /** Asked wherever visits are counted. */
  thirdParty: {
    id: 'trial-chat',
    name: 'Trial Chat',
    origin: 'https://chat.example',
    script: 'https://chat.example/start.js',
    privacy: 'https://chat.example/privacy',
  },
  country: 'Liechtenstein',
  places: [
    { id: 'vaduz', name: 'Vaduz', at: { lat: 47.14, lon: 9.52 }, alt: 'Un castel pe o stâncă, deasupra orașului' },
    { id: 'malbun', name: 'Malbun', at: { lat: 47.1, lon: 9.61 }, alt: 'Un sat de munte, sub zăpadă' },
  ],
} as const;

/** Whoever of the project's team is not in the copy's. */
export const gone = () => {
  const [colleague] = contentOf()
    .team()
    .filter(({ management }) => !management);
  if (!colleague) throw new Error('content/team has nobody outside the management');
  return colleague;
};

const project = join(tmpdir(), `with-other-content-${process.pid}`);

export async function setup({ provide }: TestProject): Promise<void> {
  mkdirSync(project);
  copyProject(project, ['europa/bled', 'europa/santorini', 'romania/bran']);
  await changeContent(join(project, 'content'));
  await photographBled(project, 'photo: bled-insula.jpg', [3000, 2000]);
  addThirdParty(project);
  const { code, output } = await buildCopy(project);
  if (code !== 0) throw new Error(output);
  provide('project', project);
}

export const teardown = (): void => rmSync(project, { recursive: true, force: true });

/** A row of the table and its words, as whoever adds one writes them. */
function addThirdParty(folder: string): void {
  const { id, name, origin, script, privacy } = changes.thirdParty;
  const table = join(folder, 'domain/rules/third-parties.ts');
  const end = '] as const satisfies readonly ThirdParty[];';
  const row = `  {
    id: '${id}',
    purpose: 'analytics',
    privacy: '${privacy}',
    isConfigured: ({ gaMeasurementId }) => gaMeasurementId !== undefined,
    pageSources: () => ({ 'script-src': ['${origin}'], 'connect-src': ['${origin}'] }),
    script: () => '${script}',
  },
`;
  const before = readFileSync(table, 'utf8');
  if (before.split(end).length !== 2) throw new Error(`${table} does not end its table with ${end}`);
  writeFileSync(table, before.replace(end, row + end));
  const both = (text: string) => ({ en: text, ro: text });
  const words = {
    name,
    consent: both(`${name}: o probă.`),
    serves: both(`${name} (Trial Ltd)`),
    cookies: both('`trial`'),
    keeps: both(`[${name}]({privacy})`),
  };
  writeFileSync(join(folder, `content/third-parties/${id}.yaml`), stringify(words));
}

async function changeContent(folder: string): Promise<void> {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  const write = (file: string, data: object) => writeFileSync(join(folder, file), stringify(data));
  const content = contentOf(folder);
  const { hired, certificate, supplier, partner, accreditations, logos, country, places } = changes;

  mkdirSync(join(folder, 'logos'), { recursive: true });
  writeFileSync(
    join(folder, 'logos', logos.drawn),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M4 36 60 4l56 32z" fill="#a01030"/></svg>',
  );
  const painted = sharp({ create: { width: 210, height: 84, channels: 4, background: '#1b315f' } });
  await painted.png().toFile(join(folder, 'logos', logos.painted));
  const [withLogo, without] = accreditations;
  const agency = parse(readFileSync(join(folder, 'agency.yaml'), 'utf8')) as object;
  write('agency.yaml', { ...agency, accreditations: [{ name: withLogo, logo: logos.painted }, { name: without }] });

  const { file } = content.teamEntries().find(({ data }) => data.email === gone().email) ?? {};
  rmSync(join(folder, file ?? ''));
  write('team/hired.yaml', { ...hired, order: content.team().length + 10 });
  write('certificates/trial.yaml', {
    ...certificate,
    logo: logos.drawn,
    order: 100,
    pdfLink: 'https://documents.agency.example/trial.pdf',
  });

  // Nothing to count: its card has a sign instead.
  const [model] = content.suppliers().filter(({ kind }) => kind === 'air');
  write('suppliers/trial.yaml', {
    ...model,
    name: supplier,
    logo: logos.painted,
    order: 100,
    figures: [],
    partners: [],
    sign: 'PR',
  });
  const [hotels] = content.suppliers().filter(({ kind }) => kind === 'hotel');
  const partners = [{ name: partner, logo: logos.drawn }];
  write('suppliers/trial-hotels.yaml', {
    ...hotels,
    name: { en: 'Trial beds', ro: 'Paturi de probă' },
    order: 101,
    figures: [],
    partners,
  });

  const continent = parse(readFileSync(join(folder, 'continents/europa.yaml'), 'utf8')) as { filters: string[] };
  write('continents/europa.yaml', { ...continent, filters: [...continent.filters, country] });
  const { frontMatter = '', text: body = '' } =
    cutFrontMatter(readFileSync(join(folder, 'destinations/europa/bled.md'), 'utf8')) ?? {};
  const { picture: _, ...facts } = parse(frontMatter) as Record<string, unknown>;
  for (const { id, name, at, alt } of places) {
    const picture = { photo: `${id}.jpg`, credit, alt };
    writeFileSync(join(folder, `photos/${id}.jpg`), await photograph(3000, 2000));
    writeFileSync(
      join(folder, `destinations/europa/${id}.md`),
      `---\n${stringify({ ...facts, name, at, country, picture })}---\n${body}`,
    );
  }
}

/**
 * Gives the entry a photograph in place of its scene.
 * @param photo the line that names it
 * @param size of the photograph, in pixels; without it none is written
 */
export async function photographBled(project: string, photo: string, size?: [width: number, height: number]): Promise<void> {
  const file = join(project, 'content/destinations/europa/bled.md');
  const picture = `picture:\n  ${photo}\n  credit: "${credit}"\n  alt: Insula din mijlocul lacului\n  focus: [60, 40]\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^picture:\n(?: {2}.*\n)+/m, picture));
  if (!size) return;
  mkdirSync(join(project, 'content/photos'), { recursive: true });
  writeFileSync(join(project, 'content/photos', photo.replace('photo: ', '')), await photograph(...size));
}
