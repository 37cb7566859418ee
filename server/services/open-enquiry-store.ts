import { type Config, ConfigError } from '../config.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openPostgresEnquiryStore } from './postgres-enquiry-store.ts';
import { openSqliteEnquiryStore } from './sqlite-enquiry-store.ts';
import { openThreadedEnquiryStore } from './threaded-enquiry-store.ts';

type OpenOptions = {
  /** Told about connections that broke while idle. */
  onIdleError?: (error: Error) => void;
  /** Program of the thread that the embedded database lives in. Without one it lives in this thread: for commands and development. */
  thread?: string;
};

/**
 * Opens the store the configuration asks for.
 * @throws {ConfigError} when the database cannot be reached or the directory cannot be written
 */
export async function openEnquiryStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onIdleError, thread }: OpenOptions = {},
): Promise<EnquiryStore> {
  if (config.databaseUrl === undefined) {
    try {
      return thread ? await openThreadedEnquiryStore(config.dataDir, thread) : openSqliteEnquiryStore(config.dataDir);
    } catch (error) {
      throw new ConfigError('DATA_DIR', `cannot keep enquiries there: ${reasonOf(error)}`);
    }
  }
  try {
    return await openPostgresEnquiryStore({ url: config.databaseUrl, ...(onIdleError && { onIdleError }) });
  } catch (error) {
    throw new ConfigError('DATABASE_URL', `cannot open the database: ${reasonOf(error)}`);
  }
}

/** One line. A connection that failed at several addresses reports them without a message of its own. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || String(error)).replace(/\s+/g, ' ');
}
