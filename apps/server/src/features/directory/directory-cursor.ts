import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { seedPattern } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';
import { withoutDistance } from '../../core/lists/by-distance.ts';

/** A profile's position in a shuffled order. */
export interface ShuffledPosition {
  readonly id: string;
  /** 0 from the starting point to the end of the column, 1 from its other end back to the starting point. */
  readonly lap: 0 | 1;
  readonly position: number;
}

/** Where a list stands: the last row seen, and how many there were when it began (counted once for all pages). */
export interface DirectoryCursor extends ShuffledPosition {
  readonly total: number;
  /** Its own: it goes on in the same order, whether or not the seed is given again. */
  readonly seed: string;
}

/** The same in a list by distance. */
export type DistanceCursor = DirectoryCursor & { readonly km: number };

const without = -1;

export function writeDirectoryCursor(cursor: DirectoryCursor & { readonly km?: number }): string {
  const { km, lap, position, id, total, seed } = cursor;
  const distance = km === undefined ? [] : [km === withoutDistance ? without : km];
  return encodeCursor([...distance, lap, position, id, total, seed]);
}

const isCount = (value: unknown, least = 0): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < 2 ** 31;

function readParts([lap, position, id, total, seed]: readonly (string | number)[]): DirectoryCursor {
  if ((lap !== 0 && lap !== 1) || !isCount(position) || !isCount(total)) throw invalidCursor();
  if (typeof id !== 'string' || !isUuid(id)) throw invalidCursor();
  if (typeof seed !== 'string' || !seedPattern.test(seed)) throw invalidCursor();
  return { lap, position, id, total, seed };
}

/** @throws ApiError 400 for a cursor that this product did not make. */
export const readDirectoryCursor = (text: string): DirectoryCursor => readParts(decodeCursor(text, 5));

/** @throws ApiError 400 for a cursor that this product did not make for this order. */
export function readDistanceCursor(text: string): DistanceCursor {
  const [km, ...parts] = decodeCursor(text, 6);
  if (!isCount(km, without)) throw invalidCursor();
  return { ...readParts(parts), km: km === without ? withoutDistance : km };
}
