export {};

declare module '../../core/db/schema.ts' {
  interface Schema {
    share_pictures: SharePicturesTable;
  }
}

interface SharePicturesTable {
  thing_id: string;
  owner_id: string;
  file_ids: string[];
  drawn_at: Date;
}
