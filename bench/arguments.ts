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

/** `--size N --sizes N,N --rounds N --seconds N --only TEXT --profile`. @throws on any other. */
export function readArguments(args: readonly string[], defaults = { size: 100_000 }): BenchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      size: { type: 'string', default: String(defaults.size) },
      sizes: { type: 'string', default: '1000,100000' },
      rounds: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    size: count(values.size, 'size'),
    sizes: values.sizes.split(',').map((size) => count(size, 'sizes')),
    rounds: count(values.rounds, 'rounds'),
    durationS: count(values.seconds, 'seconds'),
    only: values.only,
    hasProfiles: values.profile,
  };
}
