import autocannon from 'autocannon';

/** What one run measured: milliseconds until half, or 95 of 100, of the answers were there; answers a second. */
export interface Figures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly perSecond: number;
}

interface Load {
  readonly url: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly durationS: number;
  /** Asks for each address once, however long that takes. */
  readonly isCold: boolean;
  readonly token?: string | undefined;
}

/** Asks for these addresses, one after the other and over again. @throws when one is refused. */
export async function runLoad({ url, paths, connections, durationS, isCold, token }: Load): Promise<Figures> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const latenciesMs: number[] = [];
  // each connection starts elsewhere, or all would ask for the same thing at the same time
  let turn = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      connections,
      ...(isCold ? { amount: paths.length } : { duration: durationS }),
      setupClient: (client) => {
        const start = Math.floor((turn * paths.length) / connections);
        turn += 1;
        const turned = [...paths.slice(start), ...paths.slice(0, start)];
        client.setRequests(turned.map((path) => ({ method: 'GET', path, headers })));
      },
    };
    const run = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    run.on('response', (_client, _status, _bytes, responseTimeMs) => latenciesMs.push(responseTimeMs));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const { non2xx, errors, timeouts, statusCodeStats } = result;
    const what = JSON.stringify({ non2xx, errors, timeouts, statusCodeStats });
    throw new Error(`${url}${paths[0]} and others like it failed under load: ${what}`);
  }
  return {
    p50Ms: percentile(latenciesMs, 0.5),
    p95Ms: percentile(latenciesMs, 0.95),
    perSecond: result.requests.total / result.duration,
  };
}

/** Each figure as the middle one of the rounds: a round in which the machine did something else counts for little. */
export function medianOf(rounds: readonly Figures[]): Figures {
  const median = (key: keyof Figures) =>
    percentile(
      rounds.map((round) => round[key]),
      0.5,
    );
  return { p50Ms: median('p50Ms'), p95Ms: median('p95Ms'), perSecond: median('perSecond') };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
