export {};

declare module '../../core/db/schema.ts' {
  interface Schema {
    notifications: NotificationsTable;
    notification_choices: NotificationChoicesTable;
  }
}

interface NotificationsTable {
  id: string;
  user_id: string;
  kind: string;
  /** Names nobody. */
  text: string;
  /** On this site, with its query. */
  path: string;
  author_id: string | null;
  created_at: Date;
  read_at: Date | null;
}

interface NotificationChoicesTable {
  user_id: string;
  channel: 'here' | 'push';
  kind: string;
  is_wanted: boolean;
  chosen_at: Date;
}
