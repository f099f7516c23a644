import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';

/** An offer's position in its list: subscribers' first, then the newest. */
export interface OfferPosition {
  readonly id: string;
  readonly isHighlighted: boolean;
  readonly createdAt: Date;
}

/** Where the list stands: the last offer seen, and how many there were when it began (counted once for all pages). */
export interface OfferCursor extends OfferPosition {
  readonly total: number;
}

/** The same in a list by distance. */
export type OfferDistanceCursor = OfferCursor & { readonly km: number };

/** The latest instant a `Date` holds, in milliseconds since 1970. */
const maxDateMs = 8.64e15;
const mostKm = 100_000;

export function writeOfferCursor(cursor: OfferCursor & { readonly km?: number }): string {
  const { km, isHighlighted, createdAt, id, total } = cursor;
  return encodeCursor([
    ...(km === undefined ? [] : [km]),
    isHighlighted ? 1 : 0,
    createdAt.getTime(),
    id,
    total,
  ]);
}

const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

function readParts([rank, at, id, total]: readonly (string | number)[]): OfferCursor {
  if (!isCount(rank, 1) || !isCount(at, maxDateMs) || !isCount(total, 2 ** 31)) throw invalidCursor();
  if (typeof id !== 'string' || !isUuid(id)) throw invalidCursor();
  return { isHighlighted: rank === 1, createdAt: new Date(at), id, total };
}

/** @throws ApiError 400 for a cursor that this product did not make. */
export const readOfferCursor = (text: string): OfferCursor => readParts(decodeCursor(text, 4));

/** @throws ApiError 400 for a cursor that this product did not make for this order. */
export function readOfferDistanceCursor(text: string): OfferDistanceCursor {
  const [km, ...parts] = decodeCursor(text, 5);
  if (!isCount(km, mostKm)) throw invalidCursor();
  return { km, ...readParts(parts) };
}
