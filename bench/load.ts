import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';

/** One request; a GET unless it has a body. */
export interface Call {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly calls: readonly Call[];
  readonly connections: number;
  /** Without it, each call is made once. */
  readonly seconds?: number;
  /** Whether answers other than successes are counted instead of ending the bench. */
  readonly mayRefuse?: boolean;
}

/** What one run gave: percentiles of the successful answers. */
export interface Run {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly answers: number;
  readonly refused: number;
  readonly failed: number;
  readonly seconds: number;
}

const requestOf = ({ path, headers = {}, body }: Call): autocannon.Request =>
  body === undefined
    ? { method: 'GET', path, headers }
    : { method: 'POST', path, headers: { ...headers, 'content-type': 'application/json' }, body };

/**
 * Makes these calls over and over. Each connection begins with others, or all would ask for the same at the same moment.
 * @throws when an answer is no success, unless told otherwise.
 */
export async function runLoad(url: string, { calls, connections, seconds, mayRefuse }: Load): Promise<Run> {
  const microseconds = createHistogram();
  let [turn, refused, failed] = [0, 0, 0];
  const share = Math.ceil(calls.length / connections);
  const options: autocannon.Options = {
    url,
    connections: Math.min(connections, seconds === undefined ? calls.length : connections),
    // a busy machine may keep one call waiting; one that is never answered is a failure
    timeout: 60,
    ...(seconds === undefined ? { amount: calls.length } : { duration: seconds }),
    setupClient: (client) => {
      const start = Math.floor((turn++ * calls.length) / connections);
      client.setRequests(calls.slice(start, start + share).map(requestOf));
    },
  };
  const { duration, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      if (status < 300) microseconds.record(Math.max(1, Math.round(milliseconds * 1000)));
      else if (status === 503) refused += 1;
      else failed += 1;
    });
  });
  const run = {
    p50Ms: microseconds.percentile(50) / 1000,
    p99Ms: microseconds.percentile(99) / 1000,
    answers: microseconds.count,
    refused,
    failed: failed + errors,
    seconds: duration,
  };
  // a call that takes longer than the run is waited for
  if (seconds !== undefined && run.answers + run.refused + run.failed === 0)
    return runLoad(url, { calls: calls.slice(0, connections), connections, mayRefuse });
  if (!mayRefuse && (run.refused + run.failed > 0 || run.answers === 0))
    throw new Error(`${url}${calls[0]?.path} and others like it failed: ${JSON.stringify(run)}`);
  return run;
}
