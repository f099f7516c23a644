import type { Retention } from '@mitoyen/contract/core/retention.ts';
import type { Kysely, Transaction } from 'kysely';
import type { CompanyRegistryGateway } from '../../gateways/company-registry/company-registry.gateway.ts';
import type { FileStore } from '../../gateways/files/file-store.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import type { SmsGateway } from '../../gateways/sms/sms.gateway.ts';
import type { Clock } from '../clock/clock.ts';
import type { Schema } from '../db/schema.ts';
import type { Events } from '../events/events.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;
/** For queries that may run inside or outside a transaction. */
export type Queryable = Database | Tx;

/** What every operation may use. Made once at start; tests make their own on a database of their own. */
export interface AppContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly sms: SmsGateway;
  readonly registry: CompanyRegistryGateway;
  /** Null where no payment provider is configured. */
  readonly payments: PaymentsGateway | null;
  readonly files: FileStore;
  readonly config: AppConfig;
  /** What each feature holds on people. */
  readonly personalData: readonly PersonalData[];
}

export interface AppConfig {
  /** Address of the product, without a trailing slash: links in mails start with it. */
  readonly publicUrl: string;
  /** Secret for hashes of short codes. */
  readonly secretKey: string;
  readonly isProduction: boolean;
  readonly retention: Retention;
  readonly contact: { readonly email: string; readonly phone: string; readonly address: string };
}
