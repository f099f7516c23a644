import type { StripeStatus } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { ColumnType } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    subscriptions: SubscriptionsTable;
    checkouts: CheckoutsTable;
    stripe_events: StripeEventsTable;
    subscription_hints: { stripe_customer_id: string };
  }
}

interface SubscriptionsTable {
  company_id: string;
  stripe_subscription_id: string | null;
  status: StripeStatus | null;
  current_period_end: Date | null;
  /** With the database's microseconds, as text where it is compared. */
  read_at: ColumnType<Date, string, string>;
}

interface CheckoutsTable {
  company_id: string;
  attempt_id: string;
  stripe_session_id: string | null;
  started_at: Date;
}

interface StripeEventsTable {
  id: string;
  type: string;
  stripe_customer_id: string | null;
  received_at: Date;
}
