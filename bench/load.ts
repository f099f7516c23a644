import autocannon from 'autocannon';

/** Answers of one kind from one server: milliseconds each, and how many there were a second. */
export interface Sample {
  readonly latenciesMs: number[];
  perSecond: number[];
}

export interface Figures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly perSecond: number;
}

/** Asks for these addresses, one after the other and over again, and adds what was measured to `sample`. */
export async function addLoad(
  sample: Sample,
  url: string,
  paths: readonly string[],
  { connections, durationS, isCold }: { connections: number; durationS: number; isCold: boolean },
): Promise<void> {
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
        client.setRequests(turned.map((path) => ({ method: 'GET', path })));
      },
    };
    const run = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    run.on('response', (_client, _status, _bytes, responseTimeMs) => sample.latenciesMs.push(responseTimeMs));
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const { non2xx, errors, timeouts, statusCodeStats } = result;
    const what = JSON.stringify({ non2xx, errors, timeouts, statusCodeStats });
    throw new Error(`${url}${paths[0]} and others like it failed under load: ${what}`);
  }
  sample.perSecond.push(result.requests.total / result.duration);
}

/** Percentiles over all rounds together; throughput as the median round's. */
export function figuresOf({ latenciesMs, perSecond }: Sample): Figures {
  return {
    p50Ms: percentile(latenciesMs, 0.5),
    p95Ms: percentile(latenciesMs, 0.95),
    perSecond: percentile(perSecond, 0.5),
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
