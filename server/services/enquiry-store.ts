/**
 * Where enquiries live until they are delivered, and after. Two engines keep this contract: SQLite for one server,
 * PostgreSQL for several. All times are milliseconds since 1970; the caller passes the current one.
 */
import type { Enquiry } from '#domain/schemas/enquiry.ts';
import { newReference } from './reference.ts';

/** `gave-up`: patience ran out. `quarantined`: kept, and mailed to nobody. Of both a person has to look at it. */
type EnquiryState = 'waiting' | 'delivered' | 'gave-up' | 'quarantined';

/**
 * Why an enquiry was put aside: its trap was filled, it is full of links, or more came than people write. It may be an honest one all
 * the same (a browser fills in traps too), hence it is kept and shown.
 */
export type Suspicion = 'trap' | 'links' | 'pressure';

/** How an enquiry is kept. */
type Keeping = {
  /** The same for the same sending of the same form, whichever server it comes to. Without one every call keeps another enquiry. */
  key?: string;
  /** Given, the enquiry is quarantined. */
  suspicion?: Suspicion | undefined;
};

/** What waits for whom. */
export type QueueStatus = Readonly<{
  waiting: number;
  /** When the longest waiting was accepted. */
  oldestWaitingAt: number | undefined;
  gaveUp: number;
  quarantined: number;
}>;

export type KeptEnquiry = Readonly<{
  reference: string;
  enquiry: Enquiry;
  acceptedAt: number;
  state: EnquiryState;
  /** Deliveries begun so far; one cut short by a crash counts. */
  attempts: number;
  firstTriedAt: number | undefined;
  /** When a waiting enquiry is tried next; while it is leased, when the lease ends. */
  dueAt: number;
  leasedBy: string | undefined;
  lastError: string | undefined;
  /** When it was delivered or given up. */
  settledAt: number | undefined;
  suspicion: Suspicion | undefined;
}>;

export type EnquiryStore = {
  /**
   * Keeps an enquiry, due at once. When the promise resolves it is on disk and survives a crash.
   * @returns its reference number, which no other enquiry has; that of the first when one of the same key is kept already
   */
  accept(enquiry: Enquiry, now: number, keeping?: Keeping): Promise<string>;
  /**
   * Takes up to `limit` due enquiries for `worker`: those never tried before those that failed, among them the longest waiting
   * first. Nobody else gets them before `until`; if the worker dies, they come back by themselves.
   */
  lease(request: { worker: string; now: number; until: number; limit: number }): Promise<KeptEnquiry[]>;
  /** Marks an enquiry as delivered, whoever holds the lease: it is a fact. */
  delivered(reference: string, now: number): Promise<void>;
  /** Puts a leased enquiry back for another try, unless the worker has lost its lease. */
  failed(reference: string, failure: { worker: string; error: string; nextTryAt: number }): Promise<void>;
  /** Stops trying, unless the worker has lost its lease. The enquiry stays readable. */
  gaveUp(reference: string, failure: { worker: string; error: string; now: number }): Promise<void>;
  /** When the next waiting enquiry becomes due or the next lease ends. */
  nextDue(): Promise<number | undefined>;
  /** Makes everything that waits due now, as after a restart: what stopped the mail is probably mended. */
  hurry(now: number): Promise<void>;
  /** Puts a given-up or quarantined enquiry in the queue with fresh patience. False when there is none by that number. */
  requeue(reference: string, now: number): Promise<boolean>;
  /**
   * Deletes, for good, what was accepted before a time: by state, because what was quarantined is kept for less long.
   * @returns how many
   */
  forget(before: number, state: 'quarantined' | 'any'): Promise<number>;
  /** All that came from an e-mail address, in whatever state, the newest first. Upper and lower case are the same. */
  from(address: string): Promise<KeptEnquiry[]>;
  /**
   * Deletes all that came from an e-mail address, and overwrites it where the engine leaves deleted rows lying about.
   * @returns how many
   */
  erase(address: string): Promise<number>;
  status(): Promise<QueueStatus>;
  /** The given-up first, then what is quarantined, then the newest. */
  list(limit: number): Promise<KeptEnquiry[]>;
  get(reference: string): Promise<KeptEnquiry | undefined>;
  /** Writes something, as an enquiry would be written. Rejects when that cannot be done. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** The database was written by a newer program; going on could damage it. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';

  constructor(found: number, known: number) {
    super(`the database has schema version ${found}, this program knows ${known}: start the newer program`);
  }
}

/** A row of the table `enquiries`, as either engine gives it (PostgreSQL gives big integers as text). */
export type EnquiryRow = {
  reference: string;
  enquiry: string;
  accepted_at: number | string;
  state: EnquiryState;
  attempts: number;
  first_tried_at: number | string | null;
  due_at: number | string;
  leased_by: string | null;
  last_error: string | null;
  settled_at: number | string | null;
  suspicion: Suspicion | null;
};

/** The counts of a status, as either engine gives them. */
export type StatusRow = Record<'waiting' | 'gave_up' | 'quarantined', number | string> & { oldest: number | string | null };

export const statusFromRow = ({ waiting, oldest, gave_up, quarantined }: StatusRow): QueueStatus => ({
  waiting: Number(waiting),
  oldestWaitingAt: oldest === null ? undefined : Number(oldest),
  gaveUp: Number(gave_up),
  quarantined: Number(quarantined),
});

export function keptFromRow(row: EnquiryRow): KeptEnquiry {
  return {
    reference: row.reference,
    // Enquiries kept before there were intents are general ones.
    enquiry: { intent: 'general', ...(JSON.parse(row.enquiry) as Omit<Enquiry, 'intent'>) },
    acceptedAt: Number(row.accepted_at),
    state: row.state,
    attempts: Number(row.attempts),
    firstTriedAt: row.first_tried_at === null ? undefined : Number(row.first_tried_at),
    dueAt: Number(row.due_at),
    leasedBy: row.leased_by ?? undefined,
    lastError: row.last_error ?? undefined,
    settledAt: row.settled_at === null ? undefined : Number(row.settled_at),
    suspicion: row.suspicion ?? undefined,
  };
}

/**
 * Draws reference numbers until `insert` says under which one the enquiry is kept. A collision is a matter of thousands of millions
 * to one, so that ten in a row mean a broken `insert`.
 */
export async function withFreshReference(
  insert: (reference: string) => Promise<string | undefined> | string | undefined,
): Promise<string> {
  for (let draw = 0; draw < 10; draw++) {
    const kept = await insert(newReference());
    if (kept !== undefined) return kept;
  }
  throw new Error('no free reference number after ten draws: the table refuses every insert');
}
