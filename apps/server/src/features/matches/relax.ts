/** So many are compared at most for each set of criteria, and no further set is tried once there are enough. */
const takenEach = 240;
const enough = 96;

/**
 * Collects ids by the strictest criteria first, then by looser ones, until there are enough to choose from. Each set is
 * one bounded statement; sets that are the same are asked once.
 */
export async function relax<Criteria>(
  sets: readonly Criteria[],
  find: (criteria: Criteria, take: number) => Promise<readonly string[]>,
): Promise<string[]> {
  const asked = new Set<string>();
  const found = new Set<string>();
  for (const criteria of sets) {
    if (found.size >= enough) break;
    const key = JSON.stringify(criteria);
    if (asked.has(key)) continue;
    asked.add(key);
    for (const id of await find(criteria, takenEach)) found.add(id);
  }
  return [...found];
}
