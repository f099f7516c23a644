import type { AddressConfirmation } from '@mitoyen/contract/core/address-confirmation.ts';
import type { Retention } from '@mitoyen/contract/core/retention.ts';
import type { Registry } from 'prom-client';
import type { Passwords } from '../auth/passwords.ts';
import type { SessionCache } from '../auth/session-cache.ts';
import type { Listener } from '../db/listen.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import type { Tx } from '../db/schema.ts';
import type { Events } from '../events/events.ts';
import type { FileHolder } from '../files/file-holder.ts';
import type { Bulkhead } from '../http/bulkhead.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../limits/limits.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ArchiveEntry, Person } from '../personal-data/personal-data.ts';
import type { PurgeTarget } from '../purging/purge-caches.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { BaseContext } from './base-context.ts';
import type { Gateways } from './gateways.ts';

/**
 * What every operation may use. Made once at start; tests make their own, with a database of their own. Mails
 * are sent through `mailer` alone.
 */
export interface AppContext extends BaseContext, Omit<Gateways, 'mail'> {
  readonly jobs: Jobs;
  readonly events: Events;
  /** PostgreSQL's notifications, on one connection of this instance, opened when first needed. */
  readonly listener: Listener;
  /** The standbys that answer visitors, if there are any. */
  readonly replicas: Replicas;
  readonly sessions: SessionCache;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly bulkhead: Bulkhead;
  readonly mailer: Mailer;
  /** The metrics for operators; no label holds personal data. */
  readonly metrics: Registry;
  /** Null unless an operator asked for traces. */
  readonly tracing: Tracing | null;
  readonly config: AppConfig;
  /** What features say of the uploaded files that they hold. */
  readonly fileHolders: readonly FileHolder[];
  /** The personal data that each feature holds. */
  readonly personalData: readonly PersonalData[];
}

export interface AppConfig {
  /** Address of the product, without a trailing slash: links in mails start with it. */
  readonly publicUrl: string;
  /** Key for hashes of short codes, and for what is stored encrypted. */
  readonly secretKey: string;
  readonly isProduction: boolean;
  readonly retention: Retention;
  /** The shared cache that is asked to purge changed pages; null for none. */
  readonly purge: PurgeTarget | null;
  /** Names that read like the product's or an official body's, and that accounts may choose all the same. */
  readonly allowedNames: readonly string[];
  readonly uploads: UploadConfig;
  readonly smsCeilings: SmsCeilings;
  /** Mails a day that ask visitors to confirm an alert, to all mailboxes together. */
  readonly alertConfirmationsPerDay: number;
  readonly addressConfirmation: AddressConfirmation;
  /** Hours in a working day, where a rate per hour is compared with one per day. */
  readonly hoursPerDay: number;
  readonly dailyCeilings: DailyCeilings;
  /** Full names of others that one account may read, 0 for any number. */
  readonly namePace: { readonly perTenMinutes: number; readonly perDay: number };
  /** Configuration of answers by mail; null where none are accepted. */
  readonly replyMail: ReplyMailConfig | null;
  readonly contact: { readonly email: string; readonly phone: string; readonly address: string };
}

/** How answers by mail are received. */
export interface ReplyMailConfig {
  /** Domain of reply addresses, in lower case. */
  readonly domain: string;
  /** The operator's own server in `Authentication-Results` headers (RFC 8601, section 2.5). */
  readonly authservId: string;
}

/** The most codes sent by SMS, counted over all callers: to all numbers, and to those of one prefix. */
export interface SmsCeilings {
  readonly perHour: number;
  readonly perDay: number;
  readonly perPrefixPerHour: number;
  readonly perPrefixPerDay: number;
}

/** Groups of accounts that have a ceiling of their own; an account without a role has a job seeker's. */
export type CeilingGroup = 'freelance' | 'jobseeker' | 'company' | 'subscriber';

/** The most that one account does in any 24 hours, above what people do and below what programs do. */
export interface DailyCeilings {
  /** First messages to people with whom there was no exchange. */
  readonly conversations: Readonly<Record<CeilingGroup, number>>;
  readonly cvDownloads: Readonly<Record<CeilingGroup, number>>;
  /** CVs downloaded by visitors without an account, from one address. */
  readonly cvDownloadsPerAddress: number;
}

export interface UploadConfig {
  /** Where uploads lie while they are being received. */
  readonly incomingDirectory: string;
  /** How long an upload may wait for its examination before it is refused with 503. */
  readonly maxWaitMs: number;
  /** Most bytes of files that nothing uses yet, of an account and of a visitor's address. */
  readonly unclaimedBytesPerAccount: number;
  readonly unclaimedBytesPerAddress: number;
}

/**
 * The personal data of one feature. Every table is declared by exactly one feature, or listed as impersonal
 * by it, so that a new one cannot be forgotten. It refers to the context and the context to it, so that both
 * types are in this file.
 */
export interface PersonalData {
  /** Tables whose rows on a person are in their archive. */
  readonly exported: readonly string[];
  /** Tables whose rows on a person are not in their archive, and why. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** Tables without personal data. */
  readonly impersonal?: readonly string[];
  /** The person's archive, file by file; read while it is sent, so that little is in memory at once. */
  readonly export?: (context: AppContext, person: Person) => AsyncIterable<ArchiveEntry>;
  /**
   * Deletes what deleting the row of `users` (with all that cascades from it) would leave. Runs before it, in
   * the same transaction.
   */
  readonly erase?: (context: AppContext, tx: Tx, person: Person) => Promise<void>;
}
