import { parseArgs } from 'node:util';

/** The parts of the bench, each with what it measures by default. */
const parts = {
  alike: { size: 5_000, rounds: 300, seconds: 1, callers: '1' },
  discreet: { size: 10_000, rounds: 4, seconds: 2, callers: '1,16' },
  growth: { size: 100_000, rounds: 4, seconds: 2, callers: '1,16' },
  peers: { size: 100_000, rounds: 4, seconds: 3, callers: '16' },
  pages: { size: 1_000, rounds: 7, seconds: 1, callers: '1' },
  pressure: { size: 100_000, rounds: 4, seconds: 4, callers: '16' },
} as const;
/** To see that a part works: its figures say nothing. */
const small = { size: 2_000, rounds: 2, seconds: 1 } as const;

/** The bench's command line. */
export type BenchArguments = ReturnType<typeof readArguments>;

/** `PART [--against FOLDER] [--small] [--size N] [--rounds N] [--seconds N] [--callers N,N] [--only TEXT]`. @throws on any other. */
export function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { against: text, size: text, rounds: text, seconds: text, callers: text, only: text };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...options, small: { type: 'boolean', default: false } },
  });
  const part = positionals[0] as keyof typeof parts;
  if (!Object.hasOwn(parts, part ?? '') || positionals.length > 1)
    throw new RangeError(`Name one part: ${Object.keys(parts).join(', ')}.`);
  const usual = { ...parts[part], ...(values.small && small) };
  const count = (name: 'size' | 'rounds' | 'seconds' | 'callers', value = values[name] ?? usual[name]) => {
    if (/^[1-9]\d*$/.test(`${value}`)) return Number(value);
    throw new RangeError(`--${name}: a whole number, not ${value}`);
  };
  const callers = (values.callers ?? usual.callers).split(',').map((each) => count('callers', each));
  return {
    ...{ part, callers, isSmall: values.small, against: values.against ?? null, only: values.only ?? '' },
    ...{ size: count('size'), rounds: count('rounds'), seconds: count('seconds') },
  };
}
