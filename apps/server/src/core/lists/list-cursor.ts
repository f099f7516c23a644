import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../http/paging.ts';

/** The position in a list: the last row seen, and the total when it began (counted once for all pages). */
export interface ListCursor {
  readonly id: string;
  readonly total: number;
  /** Whole kilometres to the row; null in a list that is not by distance. */
  readonly km: number | null;
}

/** The value for no distance in comparisons: further than any other. */
export const withoutDistance = 1_000_000;
const without = -1;

type Part = string | number;

/** How a list writes and reads a row's position, besides id and distance, as parts of a cursor. */
interface CursorParts<Position> {
  readonly count: number;
  write(position: Position): readonly Part[];
  /** Null for parts that no row of this list has. */
  read(parts: readonly Part[]): Omit<Position, 'id'> | null;
}

/** Whether a value is a whole number that fits PostgreSQL's integer. */
export const isCount = (value: unknown, least = 0): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < 2 ** 31;

/** Writes and reads the cursors of a list. */
export const listCursors = <Position>({ count, ...position }: CursorParts<Position>) => ({
  write(cursor: Position & ListCursor): string {
    const { id, total, km } = cursor;
    const distance = km === null ? [] : [km === withoutDistance ? without : km];
    return encodeCursor([...distance, ...position.write(cursor), id, total]);
  },

  /** Null for the first page. @throws ApiError 400 for a cursor that this product did not make for this order. */
  read(text: string | undefined, isByDistance: boolean): (Position & ListCursor) | null {
    if (text === undefined) return null;
    const parts = decodeCursor(text, count + (isByDistance ? 3 : 2));
    const km = isByDistance ? parts.shift() : null;
    const own = position.read(parts);
    const [id, total] = parts.slice(count);
    if (own === null || typeof id !== 'string' || !isUuid(id) || !isCount(total)) throw invalidCursor();
    if (km !== null && !isCount(km, without)) throw invalidCursor();
    return { ...own, id, total, km: km === without ? withoutDistance : km } as Position & ListCursor;
  },
});
