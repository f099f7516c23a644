export {};

declare module '../../core/db/schema.ts' {
  interface Schema {
    cv_downloads: CvDownloadsTable;
  }
}

interface CvDownloadsTable {
  id: string;
  owner_id: string;
  viewer_id: string | null;
  is_by_member: boolean;
  downloaded_at: Date;
}
