import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { decodeCursor, encodeCursor } from '../../core/http/paging.ts';

/** One more row than asked for is read: it tells whether there is a next page. */
export function newestFirst(query: { limit: number; cursor?: string | undefined }): {
  beforeId: string | null;
  take: number;
} {
  if (query.cursor === undefined) return { beforeId: null, take: query.limit + 1 };
  const [id] = decodeCursor(query.cursor, 1);
  return { beforeId: typeof id === 'string' && isUuid(id) ? id : lowestId, take: query.limit + 1 };
}

/** Before the lowest id there is nothing: a made-up cursor ends the list. */
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Splits what was read into the page and the way to the next one. Ids are UUIDv7: their order is that of making. */
export function pageOf<R extends { id: string }>(
  rows: readonly R[],
  limit: number,
): { rows: R[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null };
}
