import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    push_subscriptions: PushSubscriptionsTable;
    push_settings: PushSettingsTable;
    pushes: PushesTable;
  }
}

interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

interface PushSettingsTable {
  user_id: string;
  is_quiet_at_night: Generated<boolean>;
  is_quiet_at_weekends: Generated<boolean>;
  shows_words: Generated<boolean>;
  /** Until when a page of the account is taken to be looked at. */
  seen_until: Date | null;
}

interface PushesTable {
  user_id: string;
  tag: string;
  sent_at: Date;
}
