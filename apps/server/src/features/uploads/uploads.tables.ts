import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { Generated } from 'kysely';

declare module '../../core/db/schema.ts' {
  interface Schema {
    files: FilesTable;
  }
}

interface FilesTable {
  id: string;
  kind: FileKind;
  content_type: string;
  byte_size: number;
  original_name: string | null;
  width: number | null;
  height: number | null;
  uploaded_by: string | null;
  created_at: Generated<Date>;
  taken_at: Date | null;
  owner_id: string | null;
  avif_ready: Generated<boolean>;
  /** Keyed hash of a visitor's address, until an account takes the file up. */
  address_hash: Buffer | null;
  /** A data: address. */
  preview: string | null;
  /** Set on a reported file whose account is gone. */
  sealed_at: Date | null;
  /** Set while an operator's decision keeps it from the others. */
  withdrawn_at: Date | null;
  cautions: Generated<FileCaution[]>;
  /** Of a picture of a message that is kept as it was sent too. */
  original_byte_size: number | null;
  original_content_type: string | null;
}

export type FileKind = 'image' | 'logo' | 'cv' | 'attachment' | 'proof';
