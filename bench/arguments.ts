import { parseArgs } from 'node:util';

/** What is asked of the bench on its command line. */
export interface BenchArguments {
  readonly part: Part;
  /** The folder of another built checkout. */
  readonly against: string | null;
  readonly isSmall: boolean;
  /** Profiles in the database. */
  readonly size: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly callers: readonly number[];
  /** Only what has this in its name. */
  readonly only: string;
}

/** The parts, each with what it measures unless told. */
const parts = {
  growth: { size: 100_000, rounds: 4, seconds: 2, callers: [1, 16] },
  peers: { size: 100_000, rounds: 4, seconds: 3, callers: [16] },
  pages: { size: 0, rounds: 7, seconds: 0, callers: [] },
  pressure: { size: 100_000, rounds: 4, seconds: 4, callers: [16] },
} as const;
export type Part = keyof typeof parts;
/** To see that a part works: its figures say nothing. */
const small = { size: 2_000, rounds: 2, seconds: 1 } as const;

function count(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value <= 0) throw new RangeError(`--${name}: a whole number, not ${text}`);
  return value;
}

/** `PART [--against FOLDER] [--small] [--size N] [--rounds N] [--seconds N] [--callers N,N] [--only TEXT]`. @throws on any other. */
export function readArguments(args: readonly string[]): BenchArguments {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ against: text, size: text, rounds: text, seconds: text, callers: text, only: text },
      small: { type: 'boolean', default: false },
    },
  });
  const [part = ''] = positionals;
  if (!Object.hasOwn(parts, part) || positionals.length > 1)
    throw new RangeError(`Name one part: ${Object.keys(parts).join(', ')}.`);
  const usual = { ...parts[part as Part], ...(values.small && small) };
  const number = (name: 'size' | 'rounds' | 'seconds') =>
    values[name] === undefined ? usual[name] : count(values[name], name);
  return {
    part: part as Part,
    against: values.against ?? null,
    isSmall: values.small,
    size: number('size'),
    rounds: number('rounds'),
    seconds: number('seconds'),
    callers: values.callers?.split(',').map((each) => count(each, 'callers')) ?? usual.callers,
    only: values.only ?? '',
  };
}
