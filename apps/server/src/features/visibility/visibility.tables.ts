import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    hidden_from: HiddenFromTable;
    company_sirens: CompanySirensTable;
  }
}

/** The firms that a job seeker hides from. */
interface HiddenFromTable {
  user_id: string;
  siren: string;
  name: string;
  added_at: Generated<Date>;
}

/** Every firm that an account has said to be; a trigger on `companies` writes it. */
interface CompanySirensTable {
  user_id: string;
  siren: string;
}
