import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';

/** The reader of a profile: an account, or null for a visitor. */
export type Viewer = { readonly id: string } | null;

/** One more row than asked for is read: it tells whether there is a next page. @throws ApiError 400 for a made-up cursor. */
export function newestFirst(query: { limit: number; cursor?: string | undefined }): {
  beforeId: string | null;
  take: number;
} {
  if (query.cursor === undefined) return { beforeId: null, take: query.limit + 1 };
  const [id] = decodeCursor(query.cursor, 1);
  if (typeof id !== 'string' || !isUuid(id)) throw invalidCursor();
  return { beforeId: id, take: query.limit + 1 };
}

/** Splits what was read into the page and the way to the next one. Ids are UUIDv7: their order is that of making. */
export function pageOf<R extends { id: string }>(
  rows: readonly R[],
  limit: number,
): { rows: R[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null };
}
