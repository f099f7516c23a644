import { departementsWithin } from '../places/index.ts';

/** What the index knows of besides départements: who is within so many kilometres of one (migration 0122). */
const indexedKms = [25, 50, 100] as const;

interface Circle {
  readonly name: string;
  readonly grounds: readonly string[];
}

/** All that lies around one of these within one of these distances, where nothing else does. */
function circlesIn(grounds: ReadonlySet<string>): Circle[] {
  return [...grounds].flatMap((ground) =>
    indexedKms.flatMap((km) => {
      const around = departementsWithin(ground, km);
      return around.length > 1 && around.every((one) => grounds.has(one))
        ? [{ name: `${km}:${ground.slice(1)}`, grounds: around }]
        : [];
    }),
  );
}

/**
 * What to ask of `directory_reaches` for those who are in one of these départements, and nobody else: the index looks at
 * each for each row that it meets, so that few are asked for. About as few as there can be: the largest circles first.
 */
export function groundCover(asked: readonly string[]): string[] {
  const circles = circlesIn(new Set(asked));
  const left = new Set(asked);
  const taken: string[] = [];
  const leftOf = ({ grounds }: Circle) => grounds.filter((ground) => left.has(ground)).length;
  while (left.size > 0) {
    const largest = circles.reduce<Circle | null>(
      (best, circle) => (leftOf(circle) > (best === null ? 1 : leftOf(best)) ? circle : best),
      null,
    );
    if (largest === null) break;
    taken.push(largest.name);
    for (const ground of largest.grounds) left.delete(ground);
  }
  return [...taken, ...left];
}
