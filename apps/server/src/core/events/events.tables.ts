import type { Generated } from 'kysely';

declare module '../db/schema.ts' {
  interface Schema {
    events: EventsTable;
  }
}

interface EventsTable {
  id: Generated<number>;
  user_id: string;
  type: string;
  data: unknown;
  /** A transaction's number, which no number of JavaScript holds. */
  xid: Generated<string>;
  created_at: Date;
}
