import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { seedPattern } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';

/** Where a walk stands: the last row seen, and how many there were when it began (counted once for all pages). */
export interface DirectoryCursor {
  /** 0 from the starting point to the end of the column, 1 from its other end back to the starting point. */
  readonly lap: 0 | 1;
  readonly position: number;
  readonly profileId: string;
  readonly total: number;
  /** The walk's own: it goes on in the same order, whether or not the seed is given again. */
  readonly seed: string;
}

export function writeDirectoryCursor({ lap, position, profileId, total, seed }: DirectoryCursor): string {
  return encodeCursor([lap, position, profileId, total, seed]);
}

const isPosition = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;

/** @throws ApiError 400 for a cursor that this product did not make. */
export function readDirectoryCursor(text: string): DirectoryCursor {
  const [lap, position, profileId, total, seed] = decodeCursor(text, 5);
  if ((lap !== 0 && lap !== 1) || !isPosition(position) || !isPosition(total)) throw invalidCursor();
  if (typeof profileId !== 'string' || !isUuid(profileId)) throw invalidCursor();
  if (typeof seed !== 'string' || !seedPattern.test(seed)) throw invalidCursor();
  return { lap, position, profileId, total, seed };
}
