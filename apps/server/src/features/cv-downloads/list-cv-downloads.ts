import type { CvDownload } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { type CvDownloadRow, countCvDownloads, listCvDownloadRows } from './cv-downloads.repository.ts';

/** The viewers who downloaded the owner's CV, latest first. */
export async function listCvDownloads(
  { db }: AppContext,
  ownerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const [found, total] = await Promise.all([
    listCvDownloadRows(db, ownerId, { before: readInstant(cursor), take: limit + 1 }),
    countCvDownloads(db, ownerId),
  ]);
  const { rows, nextCursor } = pageByInstant(found, limit, ({ downloaded_at, id }) => ({
    at: downloaded_at,
    id,
  }));
  return { items: rows.map(presentCvDownload), total, nextCursor };
}

function presentCvDownload(row: CvDownloadRow): CvDownload {
  return {
    id: row.id,
    downloadedAt: row.downloaded_at.toISOString(),
    by: row.username !== null ? 'member' : row.is_by_member ? 'deleted' : 'visitor',
    name: row.company_name ?? row.username,
    role: row.role,
  };
}
