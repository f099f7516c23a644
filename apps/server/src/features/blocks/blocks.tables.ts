export {};

declare module '../../core/db/schema.ts' {
  interface Schema {
    blocks: BlocksTable;
  }
}

interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  blocked_at: Date;
}
