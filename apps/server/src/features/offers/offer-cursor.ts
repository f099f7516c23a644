import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';

/** Where the list stands: the last offer seen, and how many there were when it began (counted once for all pages). */
export interface OfferCursor {
  readonly isHighlighted: boolean;
  readonly createdAt: Date;
  readonly id: string;
  readonly total: number;
}

/** The latest instant a `Date` holds, in milliseconds since 1970. */
const maxDateMs = 8.64e15;

export function writeOfferCursor({ isHighlighted, createdAt, id, total }: OfferCursor): string {
  return encodeCursor([isHighlighted ? 1 : 0, createdAt.getTime(), id, total]);
}

const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

/** @throws ApiError 400 for a cursor that this product did not make. */
export function readOfferCursor(text: string): OfferCursor {
  return readOfferOrder(decodeCursor(text, 4));
}

/** The parts that a cursor of any order has. @throws ApiError 400 for those that this product did not make. */
export function readOfferOrder([rank, at, id, total]: readonly (string | number)[]): OfferCursor {
  if (!isCount(rank, 1) || !isCount(at, maxDateMs) || !isCount(total, 2 ** 31)) throw invalidCursor();
  if (typeof id !== 'string' || !isUuid(id)) throw invalidCursor();
  return { isHighlighted: rank === 1, createdAt: new Date(at), id, total };
}
