import { readFileSync } from 'node:fs';
import { serverPaths } from '../../start/server-paths.ts';

/** As coarse as a département, whose number begins the codes of its communes: `c69` of `c69123`. */
export const groundOf = (code: string): string => code.slice(0, 3);

type Grounds = readonly string[];
let kept: ReadonlyMap<string, Grounds> | undefined;

/** `measureDepartements` has the lines. */
function readGrounds(): ReadonlyMap<string, Grounds> {
  const [, ...lines] = readFileSync(serverPaths.departements, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [home = '', km = '', near = ''] = line.split('\t');
      return [`${home} ${km}`, near.split(' ')];
    }),
  );
}

/**
 * The départements of which a place is within so many kilometres of a place of this one, itself among them; none for
 * another distance than people travel. All are as `groundOf` writes them.
 */
export function departementsWithin(ground: string, km: number): Grounds {
  kept ??= readGrounds();
  return kept.get(`${ground} ${km}`) ?? [];
}
