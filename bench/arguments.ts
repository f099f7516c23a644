import { parseArgs } from 'node:util';

/** What a bench is asked for on its command line. */
export interface BenchArguments {
  /** Profiles in the database. */
  readonly size: number;
  /** Where growth is measured: rows in each database, the fewest first. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly durationS: number;
  /** Only the paths whose name holds this. */
  readonly only: string;
  /** Whether a profile of the server is written for each path. */
  readonly hasProfiles: boolean;
}

function count(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value <= 0) throw new RangeError(`--${name}: a whole number, not ${text}`);
  return value;
}

/** What a bench may measure unless told, where that is not as everywhere. */
interface Defaults {
  readonly size?: number;
  readonly rounds?: number;
  readonly seconds?: number;
}

/**
 * For what is measured beside something else: what the machine's neighbours do changes within seconds, and falls on both
 * sides of short turns alike.
 */
export const shortTurns = { rounds: 12, seconds: 1 } as const;

/** `--size N --sizes N,N --rounds N --seconds N --only TEXT --profile`. @throws on any other. */
export function readArguments(
  args: readonly string[],
  { size = 100_000, rounds = 4, seconds = 3 }: Defaults = {},
): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string', default: String(size) },
      sizes: { type: 'string', default: '1000,100000' },
      rounds: { type: 'string', default: String(rounds) },
      seconds: { type: 'string', default: String(seconds) },
      only: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    size: count(values.size, 'size'),
    sizes: values.sizes.split(',').map((rows) => count(rows, 'sizes')),
    rounds: count(values.rounds, 'rounds'),
    durationS: count(values.seconds, 'seconds'),
    only: values.only,
    hasProfiles: values.profile,
  };
}
