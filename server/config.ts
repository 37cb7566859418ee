/**
 * The environment, read once when the server starts. Everything is optional; a wrong value stops the process with one
 * line that names the variable and the reason. Values are never repeated in an error: some of them are passwords.
 */
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { GoogleMapsAccount } from '#domain/format/google-maps-address.ts';
import { googleMapsScript } from '#domain/rules/third-parties.ts';

export type MailConfig =
  | { kind: 'none' }
  | { kind: 'smtp'; url: string; from: string | undefined }
  | { kind: 'send-form'; serviceId: string; templateId: string; publicKey: string; url: string };

/** How the agency learns that enquiries do not arrive. */
export type AlarmConfig = Readonly<{
  /** Takes a POST of JSON. */
  webhook: string | undefined;
  /** A second mail server. */
  smtp: string | undefined;
  /** None: the agency's general mailbox. */
  to: string | undefined;
  /** How long the oldest enquiry may wait before that is told. */
  afterMs: number;
}>;

export type Config = Readonly<{
  port: number;
  host: string;
  /** Public origin without a path, for example `https://agency.example`. */
  siteUrl: string;
  dataDir: string;
  /** Where copies of the embedded database go. */
  backupDir: string;
  databaseUrl: string | undefined;
  mail: MailConfig;
  alarm: AlarmConfig;
  /** None: the interactive map is OpenStreetMap's. */
  googleMaps: GoogleMapsAccount | undefined;
  gaMeasurementId: string | undefined;
  trustBadge: { url: string | undefined; key: string | undefined };
  trustProxy: string[];
  /** None: metrics are for this machine alone. */
  metricsToken: string | undefined;
  /** From the signal to stop until the server stops taking visitors: time for a balancer to notice. */
  drainMs: number;
}>;

/** What is wrong with the environment or with a resource it names. `main` prints its message and nothing else. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly variable: string;

  constructor(variable: string, reason: string) {
    super(`${variable}: ${reason}`);
    this.variable = variable;
  }
}

/** The provider's public endpoint for forms; a test or a proxy puts its own in `EMAILJS_URL`. */
const sendFormUrl = 'https://api.emailjs.com/api/v1.0/email/send-form';

const url = (protocols: string[], reason: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '', {
    error: reason,
  });

const smtp = url(['smtp:', 'smtps:'], 'must look like smtp://user:pass@host:port or smtps://…');
const web = url(['http:', 'https:'], 'must be an address that starts with http:// or https://');
const text = z.string();
const word = text.regex(/^[\w.-]+$/, { error: 'must be one word of letters, digits, dots, - and _' });

const origin = web
  .refine((address) => /^https?:\/\/[^/?#@]+\/?$/i.test(address), {
    error: 'must be an origin without path, query or user, for example https://agency.example',
  })
  .transform((address) => new URL(address).origin);

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'must be a whole number from 0 to 65535' })
  .transform(Number)
  .refine((number) => number <= 65_535, { error: 'must be a whole number from 0 to 65535' });

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];
const isProxyAddress = (entry: string) => {
  if (namedRanges.includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const proxies = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isProxyAddress), {
    error: 'must list IP addresses or ranges such as 10.0.0.0/8, separated by commas (loopback is understood too)',
  });

const variables = z.object({
  PORT: port.default(4321),
  HOST: text.regex(/^[\w.:%-]+$/, { error: 'must be a host name or an IP address' }).default('127.0.0.1'),
  SITE_URL: origin.default('http://localhost:4321'),
  DATA_DIR: text.optional(),
  BACKUP_DIR: text.optional(),
  DATABASE_URL: text.regex(/^postgres(ql)?:\/\/./, { error: 'must start with postgres:// or postgresql://' }).optional(),
  SMTP_URL: smtp.optional(),
  ALARM_WEBHOOK_URL: web.optional(),
  ALARM_SMTP_URL: smtp.optional(),
  ALARM_MAIL_TO: text.regex(/^[^\s<>@,]+@[^\s<>@,]+$/, { error: 'must be one address such as chief@agency.example' }).optional(),
  ALARM_AFTER_MINUTES: text
    .regex(/^[1-9]\d{0,3}$/, { error: 'must be a whole number of minutes from 1 to 9999' })
    .transform(Number)
    .default(15),
  MAIL_FROM: text
    .regex(/^(?:[^<>\r\n@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: 'must be an address such as site@agency.example, or Name <site@agency.example>',
    })
    .optional(),
  EMAILJS_SERVICE_ID: text.optional(),
  EMAILJS_TEMPLATE_ID: text.optional(),
  EMAILJS_PUBLIC_KEY: text.optional(),
  EMAILJS_URL: web.default(sendFormUrl),
  GOOGLE_MAPS_KEY: text.regex(/^[\w-]+$/, { error: 'must be a key of letters, digits, - and _' }).optional(),
  GOOGLE_MAPS_URL: web.default(googleMapsScript),
  GOOGLE_MAPS_CLIENT: word.optional(),
  GOOGLE_MAPS_CHANNEL: word.optional(),
  GOOGLE_MAPS_MAP_IDS: text.regex(/^[\w-]+(?:,[\w-]+)*$/, { error: 'must list map ids separated by commas' }).optional(),
  GA_MEASUREMENT_ID: text.regex(/^[A-Z]{1,4}-[A-Z0-9-]+$/, { error: 'must look like G-XXXXXXXXXX' }).optional(),
  TRUST_BADGE_URL: web.optional(),
  TRUST_BADGE_KEY: text.optional(),
  TRUST_PROXY: proxies.default([]),
  METRICS_TOKEN: text.regex(/^[\w.~+/=-]{16,}$/, { error: 'must have 16 characters at least, letters and digits' }).optional(),
  DRAIN_SECONDS: text
    .regex(/^\d{1,2}$/, { error: 'must be a whole number of seconds from 0 to 99' })
    .transform(Number)
    .default(0),
});

type Variables = z.infer<typeof variables>;

/**
 * Reads and validates the environment. An empty variable counts as absent.
 * @throws {ConfigError} with one line: the variable and what is wrong with it
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    const [first] = read.error.issues;
    throw new ConfigError(String(first?.path[0]), first?.message ?? 'cannot be read');
  }
  const values = read.data;
  const dataDir = values.DATA_DIR ?? stateDirectory(env);
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    dataDir,
    backupDir: values.BACKUP_DIR ?? join(dataDir, 'backups'),
    databaseUrl: values.DATABASE_URL,
    mail: mailConfig(values),
    alarm: {
      webhook: values.ALARM_WEBHOOK_URL,
      smtp: values.ALARM_SMTP_URL,
      to: values.ALARM_MAIL_TO,
      afterMs: values.ALARM_AFTER_MINUTES * 60_000,
    },
    googleMaps: googleMapsAccount(values),
    gaMeasurementId: values.GA_MEASUREMENT_ID,
    trustBadge: { url: values.TRUST_BADGE_URL, key: values.TRUST_BADGE_KEY },
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    drainMs: values.DRAIN_SECONDS * 1000,
  };
}

/**
 * Where what outlives the program belongs: systemd says it to a service (`StateDirectory=`), elsewhere it is the user's own folder for
 * such things (XDG Base Directory Specification). Never in the project, which is deleted, checked out and built anew.
 */
function stateDirectory({ STATE_DIRECTORY, XDG_STATE_HOME, HOME }: Parameters<typeof readConfig>[0]): string {
  const [given] = STATE_DIRECTORY?.split(':') ?? [];
  return given || join(XDG_STATE_HOME || join(HOME || homedir(), '.local/state'), 'agency-site');
}

/** @throws {ConfigError} */
export const readSiteUrl = (env: Parameters<typeof readConfig>[0]): string => readConfig({ SITE_URL: env.SITE_URL }).siteUrl;

function googleMapsAccount(values: Variables): GoogleMapsAccount | undefined {
  if (!values.GOOGLE_MAPS_KEY) return undefined;
  return {
    url: values.GOOGLE_MAPS_URL,
    key: values.GOOGLE_MAPS_KEY,
    client: values.GOOGLE_MAPS_CLIENT,
    channel: values.GOOGLE_MAPS_CHANNEL,
    mapIds: values.GOOGLE_MAPS_MAP_IDS?.split(',') ?? [],
  };
}

function mailConfig(values: Variables): MailConfig {
  const { EMAILJS_SERVICE_ID: serviceId, EMAILJS_TEMPLATE_ID: templateId, EMAILJS_PUBLIC_KEY: publicKey } = values;
  if (serviceId && templateId && publicKey) {
    if (values.SMTP_URL)
      throw new ConfigError('SMTP_URL', 'cannot be set together with EMAILJS_SERVICE_ID: choose one way to send mail');
    return { kind: 'send-form', serviceId, templateId, publicKey, url: values.EMAILJS_URL };
  }
  const missing = Object.entries({
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
    EMAILJS_PUBLIC_KEY: publicKey,
  }).filter(([, value]) => !value);
  if (missing[0] && missing.length < 3)
    throw new ConfigError(
      missing[0][0],
      'must be set too: the mail provider needs its service id, template id and public key together',
    );
  return values.SMTP_URL ? { kind: 'smtp', url: values.SMTP_URL, from: values.MAIL_FROM } : { kind: 'none' };
}
