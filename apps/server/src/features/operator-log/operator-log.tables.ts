import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    operator_log: OperatorLogTable;
  }
}

interface OperatorLogTable {
  id: string;
  at: Date;
  operator_id: string;
  action: string;
  target_ids: Generated<string[]>;
  outcome: string;
}
