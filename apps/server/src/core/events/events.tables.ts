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
  /** A transaction's number, too large for a number of JavaScript. */
  xid: Generated<string>;
  created_at: Date;
}
