/**
 * Reads the enquiries the server keeps, also while it runs, from the database the environment names.
 *
 *   npm run inbox                            the given-up first, then the quarantined, then the newest
 *   npm run inbox <reference>                one enquiry, whole
 *   npm run inbox -- --json                  the same as JSON, for other programs
 *   npm run inbox -- --again <reference>     puts a given-up or quarantined enquiry in the queue
 *   npm run inbox export <e-mail>            all that came from an address, as JSON (GDPR, articles 15 and 20)
 *   npm run inbox -- erase <e-mail> --yes    deletes all of it for good (article 17); without --yes says what it would
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldsOf, type Intent } from '#domain/rules/enquiry-intents.ts';
import { readConfig } from '#server/config.ts';
import type { EnquiryStore, KeptEnquiry } from '#server/services/enquiry-store.ts';
import { openEnquiryStore } from '#server/services/open-enquiry-store.ts';
import { tidyReference } from '#server/services/reference.ts';
import { sqliteFileName } from '#server/services/sqlite-enquiry-store.ts';

const listed = 200;
const usage = 'Usage: npm run inbox [reference | export <e-mail>] [-- --json | --again | erase <e-mail> --yes]';

const states = { waiting: 'waiting', delivered: 'delivered', 'gave-up': 'NOT DELIVERED', quarantined: 'QUARANTINED' } as const;
const suspicions = { trap: 'its trap was filled', links: 'it is full of links', pressure: 'too many came at once' } as const;
/** As the agency says it. Not read from the words of the site: what is kept can be read whatever state the content is in. */
const subjects: Readonly<Record<Intent, string>> = {
  general: 'Întrebare',
  company: 'Călătorii de afaceri',
  'agency-demo': 'Demo agenții',
  event: 'Eveniment',
  leisure: 'Vacanță',
};
const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Bucharest' });

function asTable(kept: readonly KeptEnquiry[]): string {
  if (kept.length === 0) return 'No enquiries yet.';
  const rows = kept.map(({ reference, acceptedAt, state, enquiry }) => [
    reference,
    time.format(acceptedAt),
    states[state],
    subjects[enquiry.intent],
    enquiry.department,
    enquiry.user_name,
    enquiry.message.replace(/\s+/g, ' ').slice(0, 50),
  ]);
  const table = [['Reference', 'Received', 'State', 'About', 'Department', 'Name', 'Message'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const given = kept.filter(({ state }) => state === 'gave-up').length;
  const aside = kept.filter(({ state }) => state === 'quarantined').length;
  return [
    ...lines,
    ...(given > 0 ? [`\n${given} could not be delivered: answer by hand, or mend the mail and use --again.`] : []),
    ...(aside > 0 ? [`\n${aside} in quarantine, mailed to nobody: --again sends one that is no advertising.`] : []),
  ].join('\n');
}

function asPage({ reference, acceptedAt, state, attempts, lastError, settledAt, suspicion, enquiry }: KeptEnquiry): string {
  const facts: [string, string | undefined][] = [
    ['Reference', reference],
    ['Received', time.format(acceptedAt)],
    ['State', settledAt === undefined ? states[state] : `${states[state]} (${time.format(settledAt)})`],
    ['Put aside', suspicion && suspicions[suspicion]],
    ['Tries', String(attempts)],
    ['Last error', lastError],
    ['About', subjects[enquiry.intent]],
    ...fieldsOf(enquiry.intent).map((name): [string, string | undefined] => [labelOf(name), enquiry[name]]),
    ['Department', enquiry.department],
    ['Name', enquiry.user_name],
    ['E-mail', enquiry.user_email],
    ['Phone', enquiry.mobile_number],
    ['Page', enquiry.page],
    ['Language', enquiry.lang],
  ];
  const width = Math.max(...facts.map(([label, value]) => (value === undefined ? 0 : label.length))) + 2;
  const lines = facts.flatMap(([label, value]) => (value === undefined ? [] : [`${label.padEnd(width)}${value}`]));
  return `${lines.join('\n')}\n\n${enquiry.message}`;
}

/** Not the words of the site: what is kept can be read whatever state the content is in. `event_people` → `Event people` */
const labelOf = (field: string) => field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');

/** What a visitor typed cannot steer the terminal. */
const print = (text: string) => console.log(text.replace(/(?!\n)\p{Cc}/gu, ''));

async function show(
  store: EnquiryStore,
  typed: string | undefined,
  { json, again }: { json: boolean; again: boolean },
): Promise<void> {
  if (typed === undefined) {
    const kept = await store.list(listed);
    return print(json ? JSON.stringify(kept, null, 2) : asTable(kept));
  }
  const reference = tidyReference(typed);
  const kept = await store.get(reference);
  if (!kept) throw new Error(`There is no enquiry ${reference}.`);
  if (!again) return print(json ? JSON.stringify(kept, null, 2) : asPage(kept));
  if (!(await store.requeue(reference, Date.now())))
    throw new Error(`${reference} is ${states[kept.state]}: only one given up or quarantined goes back.`);
  print(`${reference} is in the queue again.`);
}

/** What a person may ask of what is kept about them: all of it, or that it goes. */
async function serve(store: EnquiryStore, right: 'export' | 'erase', address: string, yes: boolean): Promise<void> {
  const kept = await store.from(address);
  if (right === 'export') return print(JSON.stringify(kept, null, 2));
  if (kept.length === 0) return print(`Nothing is kept of ${address}.`);
  if (!yes) return print(`${asTable(kept)}\n\n${kept.length} would be erased for good: repeat with --yes.`);
  print(`${await store.erase(address)} erased. Backups made before still hold them, for as long as they are kept.`);
}

try {
  const off = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: off, again: off, yes: off } });
  const [first, address] = positionals;
  const right = first === 'erase' || first === 'export' ? first : undefined;
  if (positionals.length > (right ? 2 : 1) || (values.again && positionals.length === 0)) throw new Error(usage);
  if (right && !address?.includes('@')) throw new Error(usage);
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, sqliteFileName))) {
    print(values.json || right === 'export' ? '[]' : 'No enquiries yet.');
  } else {
    const store = await openEnquiryStore(config);
    try {
      if (right && address) await serve(store, right, address, values.yes);
      else await show(store, first, values);
    } finally {
      await store.close();
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
