import autocannon from 'autocannon';
import { percentile } from './percentile.ts';

/** One call; a GET unless it has a body. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What one run measured: milliseconds until so many of 100 answers were there. */
export interface Latencies {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly answers: number;
  readonly seconds: number;
}

export interface Load {
  readonly url: string;
  readonly calls: readonly Call[];
  readonly connections: number;
  /** Without it, each call is made once, however long that takes. */
  readonly durationS?: number;
}

/** A busy machine may keep one call waiting; one that is never answered is a failure. */
const patienceS = 60;

/** Makes the calls and tells of each answer, whatever it is, with the milliseconds that it took. */
export function callAll(
  { url, calls, connections, durationS }: Load,
  onAnswer: (status: number, latencyMs: number) => void,
): Promise<autocannon.Result> {
  let turn = 0;
  // each connection's own: preparing all of them for hundreds of connections would take the seconds that are measured
  const share = Math.ceil(calls.length / connections);
  const options: autocannon.Options = {
    url,
    connections,
    timeout: patienceS,
    ...(durationS === undefined ? { amount: calls.length } : { duration: durationS }),
    setupClient: (client) => {
      const start = Math.floor((turn * calls.length) / connections);
      turn += 1;
      client.setRequests(calls.slice(start, start + share).map(requestOf));
    },
  };
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    run.on('response', (_client, status, _bytes, latencyMs) => onAnswer(status, latencyMs));
  });
}

/**
 * Makes these calls, one after the other and over again. Each connection has others, or all would ask for the same at the
 * same time. @throws when one is refused or fails.
 */
export async function runLoad({ url, calls, connections, durationS }: Load): Promise<Latencies> {
  const latenciesMs: number[] = [];
  const result = await callAll(
    { url, calls, connections, ...(durationS !== undefined && { durationS }) },
    (_, ms) => latenciesMs.push(ms),
  );
  const { non2xx, errors, timeouts, statusCodeStats } = result;
  if (non2xx > 0 || errors > 0 || latenciesMs.length === 0) {
    const what = JSON.stringify({ non2xx, errors, timeouts, statusCodeStats });
    throw new Error(`${url}${calls[0]?.path} and others like it failed under load: ${what}`);
  }
  return {
    p50Ms: percentile(latenciesMs, 0.5),
    p95Ms: percentile(latenciesMs, 0.95),
    p99Ms: percentile(latenciesMs, 0.99),
    answers: latenciesMs.length,
    seconds: result.duration,
  };
}

function requestOf({ path, headers = {}, body }: Call): autocannon.Request {
  if (body === undefined) return { method: 'GET', path, headers };
  return { method: 'POST', path, headers: { ...headers, 'content-type': 'application/json' }, body };
}
