export {};

declare module '../../core/db/schema.ts' {
  interface Schema {
    security_events: SecurityEventsTable;
    known_browsers: KnownBrowsersTable;
    sign_in_delays: SignInDelaysTable;
  }
}

interface SecurityEventsTable {
  id: string;
  user_id: string | null;
  kind: string;
  network: string | null;
  user_agent: string | null;
  created_at: Date;
}

interface KnownBrowsersTable {
  user_id: string;
  browser_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
}

interface SignInDelaysTable {
  account_key: Buffer;
  tries: number;
  free_at: Date;
  counted_at: Date;
}
