import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { seedPattern } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { decodeCursor, encodeCursor, invalidCursor } from '../../core/http/paging.ts';
import type { DirectoryCursor } from './directory-cursor.ts';

/** Where a walk outward stands. */
export interface OutwardCursor extends DirectoryCursor {
  /** Null among those without a distance. */
  readonly km: number | null;
}

const none = -1;

export function writeOutwardCursor({ km, lap, position, profileId, total, seed }: OutwardCursor): string {
  return encodeCursor([km ?? none, lap, position, profileId, total, seed]);
}

const isCount = (value: unknown, least = 0): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) < 2 ** 31;

/** @throws ApiError 400 for a cursor that this product did not make for this order. */
export function readOutwardCursor(text: string): OutwardCursor {
  const [km, lap, position, profileId, total, seed] = decodeCursor(text, 6);
  if ((lap !== 0 && lap !== 1) || !isCount(position) || !isCount(total) || !isCount(km, none))
    throw invalidCursor();
  if (typeof profileId !== 'string' || !isUuid(profileId)) throw invalidCursor();
  if (typeof seed !== 'string' || !seedPattern.test(seed)) throw invalidCursor();
  return { km: km === none ? null : km, lap, position, profileId, total, seed };
}
