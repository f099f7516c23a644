/** No further set is tried once there are so many to choose from. */
const enough = 96;
/** So many are compared at most for each of the first two sets. */
const takenFirst = 240;
const firstSets = 2;

/** How many the set at this place is asked for: of each after the first two, as many as are enough by themselves. */
const takenOf = (index: number): number => (index < firstSets ? takenFirst : enough);

/** Each set once, where it first stands. */
function differentSets<Criteria>(sets: readonly Criteria[]): Criteria[] {
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}

/**
 * Collects ids by the strictest criteria first, then by looser ones, until there are enough to choose from. Each set is
 * one bounded statement; sets that are the same are asked once.
 */
export async function relax<Criteria>(
  sets: readonly Criteria[],
  find: (criteria: Criteria, take: number) => Promise<readonly string[]>,
): Promise<string[]> {
  const found = new Set<string>();
  for (const [index, criteria] of differentSets(sets).entries()) {
    if (found.size >= enough) break;
    for (const id of await find(criteria, takenOf(index))) found.add(id);
  }
  return [...found];
}
