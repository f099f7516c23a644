export {};

declare module '../db/schema.ts' {
  interface Schema {
    idempotency_keys: IdempotencyKeysTable;
  }
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  request_hash: Buffer;
  response: unknown;
  created_at: Date;
}
