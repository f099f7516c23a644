import { countEnd } from '@mitoyen/server/src/core/search/bounded-total.ts';
import { writeDirectoryCursor } from '@mitoyen/server/src/features/directory/directory-cursor.ts';
import { shuffleOf } from '@mitoyen/server/src/features/directory/shuffle.ts';

const positions = 2 ** 31;

/**
 * The cursor of a walk through so many profiles after about `done` of them. Positions are drawn at random, so that none has
 * to be walked past; nobody need stand where a cursor does, and `anybody` is compared with who does.
 */
export function cursorAfter(seed: string, size: number, done: number, anybody: string): string {
  const { direction, start } = shuffleOf(seed);
  const step = Math.floor((positions * done) / size);
  const ahead = direction === 'asc' ? start + step : start - step;
  const isOnFirstLap = ahead >= 0 && ahead < positions;
  const position = (ahead + positions) % positions;
  return writeDirectoryCursor({
    lap: isOnFirstLap ? 0 : 1,
    position,
    profileId: anybody,
    total: Math.min(size, countEnd),
    seed,
  });
}
