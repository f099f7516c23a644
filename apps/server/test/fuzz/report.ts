import type { FuzzRequest } from './mutate.ts';

export interface Fault {
  /** Which request of the run. */
  readonly index: number;
  readonly route: string;
  readonly by: string;
  readonly what: string;
  readonly request: FuzzRequest;
}

interface Slow {
  readonly durationMs: number;
  readonly route: string;
  readonly label: string;
}

export interface FuzzReport {
  readonly seed: number;
  readonly requests: number;
  readonly seconds: number;
  /** By status; `closed` without one. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowest: readonly Slow[];
  readonly faults: readonly Fault[];
}

const slowestShown = 10;
const bodyShown = 300;

/** Takes note of what happens in a run. */
export function createNotes() {
  const statuses: Record<string, number> = {};
  const slowest: Slow[] = [];
  const faults: Fault[] = [];
  let skips = 0;
  return {
    faults,
    /** What a request needs could not be made: it was not sent. */
    skipped(): void {
      skips += 1;
    },
    skips: () => skips,
    answered(status: number | undefined, slow: Slow): void {
      const name = String(status ?? 'closed');
      statuses[name] = (statuses[name] ?? 0) + 1;
      slowest.push(slow);
      slowest.sort((one, other) => other.durationMs - one.durationMs);
      slowest.length = Math.min(slowest.length, slowestShown);
    },
    statuses,
    slowest,
  };
}

const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
const shortened = (text: string) =>
  text.length > bodyShown ? `${text.slice(0, bodyShown)}… (${text.length} characters)` : text;

/** A line to repeat a request by hand; the caller's token has to be put in. */
function curlLine({ method, url, headers, body, fault }: FuzzRequest, by: string): string {
  if (fault) return `${method} ${url} with ${fault.label}, by hand over a connection`;
  const named = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' && value.length < 100
      ? `-H ${shell(`authorization: Bearer <${by}>`)}`
      : `-H ${shell(shortened(`${name}: ${value}`))}`,
  );
  const data = body === null ? [] : [`--data-binary ${shell(shortened(body.toString()))}`];
  const address = shell(shortened(`http://localhost:3000${url}`));
  return ['curl', '--path-as-is', '-X', method, address, ...named, ...data].join(' ');
}

/** The report as text: requests by status, the slowest, and what is at fault, the same once. */
export function formatReport({ seed, requests, seconds, statuses, slowest, faults }: FuzzReport): string {
  const kinds = new Map<string, Fault[]>();
  for (const fault of faults) {
    const kind = `${fault.route}: ${fault.what}`.slice(0, 400);
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [
    `seed ${seed}: ${requests} requests in ${Math.round(seconds)} s`,
    '',
    'by status',
    ...Object.entries(statuses).map(([status, count]) => `  ${status.padEnd(7)} ${count}`),
    '',
    'slowest',
    ...slowest.map(
      ({ durationMs, route, label }) => `  ${Math.round(durationMs)} ms  ${route}, ${shortened(label)}`,
    ),
    '',
    faults.length === 0 ? 'no faults' : `${faults.length} faults of ${kinds.size} kinds`,
    ...[...kinds].flatMap(([kind, same]) => {
      const [first] = same;
      if (!first) return [];
      return [
        '',
        `${kind} (${same.length} times, first as request ${first.index}, by ${first.by})`,
        `  ${shortened(first.request.label)}`,
        `  ${curlLine(first.request, first.by)}`,
      ];
    }),
  ].join('\n');
}
