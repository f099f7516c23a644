import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { claimFile } from '../uploads/index.ts';

interface FileFields {
  readonly logo?: string | null | undefined;
  readonly coverImage?: string | null | undefined;
}

export interface CompanyFileIds {
  readonly logo_file_id: string | null;
  readonly cover_file_id: string | null;
}

/** What a company has before it exists. */
export const noCompanyFiles: CompanyFileIds = { logo_file_id: null, cover_file_id: null };

/** Takes up the files a company names; a field left out keeps what it has. @throws ApiError 400 `file_unknown`. */
export async function claimCompanyFiles(
  context: AppContext,
  tx: Tx,
  userId: string,
  { logo, coverImage }: FileFields,
  before: CompanyFileIds,
): Promise<CompanyFileIds> {
  return {
    logo_file_id:
      logo === undefined
        ? before.logo_file_id
        : await claimFile(context, tx, { url: logo, kind: 'logo', userId, path: 'logo' }),
    cover_file_id:
      coverImage === undefined
        ? before.cover_file_id
        : await claimFile(context, tx, { url: coverImage, kind: 'image', userId, path: 'coverImage' }),
  };
}

/** The ids that a change leaves behind. */
export function droppedCompanyFiles(before: CompanyFileIds, after: CompanyFileIds): (string | null)[] {
  const kept = new Set(Object.values(after));
  return [before.logo_file_id, before.cover_file_id].filter((id) => !kept.has(id));
}
