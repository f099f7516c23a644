export {};

declare module '../../core/db/schema.ts' {
  interface Schema {
    mail_choices: MailChoicesTable;
  }
}

interface MailChoicesTable {
  user_id: string;
  kind: string;
  is_wanted: boolean;
  chosen_at: Date;
}
