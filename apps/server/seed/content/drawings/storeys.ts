import type { Building } from '../buildings/building.ts';
import { type Opening, openingsOf, type Side } from '../buildings/openings.ts';

const flatFloors = 5;
const flatRank = 3;

export interface Storey {
  readonly openings: readonly Opening[];
  readonly name: string;
  /** The project is here; of a flat's building, the other floors are not. */
  readonly isOwn: boolean;
}

/** A building's floors from the ground up; around a flat, those of the house it lies in. */
export function storeysOf(building: Building, side?: Side): Storey[] {
  const on = (openings: readonly Opening[]) =>
    side ? openings.filter((opening) => opening.side === side) : openings;
  if (!building.isFlat)
    return building.levels.map(({ name }, rank) => ({
      openings: on(openingsOf(building, rank)),
      name,
      isOwn: true,
    }));
  return Array.from({ length: flatFloors }, (_, rank) => ({
    openings: on(openingsOf(building, 0)),
    name: rank === flatRank ? (building.levels[0]?.name ?? '') : '',
    isOwn: rank === flatRank,
  }));
}

const pitch = 0.72;
const parapet = 0.5;
const tooth = 2;
export const toothWidth = 6;

/** What stands above the last ceiling, in metres. */
export function roofHeight({ roof, depth, width }: Building): number {
  if (roof === 'gable') return Math.min((depth / 2) * pitch, 4.4);
  return roof === 'shed' && width >= toothWidth ? tooth : parapet;
}
