import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { decodeCursor, encodeCursor, invalidCursor } from './paging.ts';

/** The end of a page: rows are ordered by their instant, latest first, then by id. */
export interface Instant {
  readonly at: Date;
  readonly id: string;
}

/** The latest instant a `Date` holds, in milliseconds since 1970. */
const maxDateMs = 8.64e15;

/** @throws ApiError 400 for a cursor that this product did not make. */
export function readInstant(cursor: string | undefined): Instant | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor(cursor, 2);
  if (typeof at !== 'number' || at < 0 || at > maxDateMs || typeof id !== 'string' || !isUuid(id)) {
    throw invalidCursor();
  }
  return { at: new Date(at), id };
}

/** Splits rows, one more than the page holds, into the page and the cursor of the next one. */
export function pageByInstant<R>(
  rows: readonly R[],
  limit: number,
  instantOf: (row: R) => Instant,
): { rows: R[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (!last || rows.length <= limit) return { rows: page, nextCursor: null };
  const { at, id } = instantOf(last);
  return { rows: page, nextCursor: encodeCursor([at.getTime(), id]) };
}
