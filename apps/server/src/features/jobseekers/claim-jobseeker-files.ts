import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { claimFile } from '../uploads/index.ts';

interface FileFields {
  readonly avatar?: string | null | undefined;
  readonly coverImage?: string | null | undefined;
  readonly cv?: string | null | undefined;
}

export interface JobseekerFileIds {
  readonly avatar_file_id: string | null;
  readonly cover_file_id: string | null;
  readonly cv_file_id: string | null;
}

/** Takes up the files a profile names; a field left out keeps what it has. @throws ApiError 400 `file_unknown`. */
export async function claimJobseekerFiles(
  context: AppContext,
  tx: Tx,
  userId: string,
  fields: FileFields,
  before: JobseekerFileIds,
): Promise<JobseekerFileIds> {
  const take = (
    url: string | null | undefined,
    current: string | null,
    kind: 'image' | 'cv',
    path: string,
  ) => (url === undefined ? current : claimFile(context, tx, { url, kind, userId, path }));
  return {
    avatar_file_id: await take(fields.avatar, before.avatar_file_id, 'image', 'avatar'),
    cover_file_id: await take(fields.coverImage, before.cover_file_id, 'image', 'coverImage'),
    cv_file_id: await take(fields.cv, before.cv_file_id, 'cv', 'cv'),
  };
}

/** What a profile has before it exists. */
export const noFiles: JobseekerFileIds = { avatar_file_id: null, cover_file_id: null, cv_file_id: null };

/** The ids that a change leaves behind. */
export function droppedFiles(before: JobseekerFileIds, after: JobseekerFileIds): (string | null)[] {
  const kept = new Set(Object.values(after));
  return [before.avatar_file_id, before.cover_file_id, before.cv_file_id].filter((id) => !kept.has(id));
}
