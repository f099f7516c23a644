import { readFile } from 'node:fs/promises';
import { Agent, type ClientRequest, get } from 'node:http';

/** A stream to be opened. */
export interface StreamTarget {
  readonly url: string;
  readonly token?: string;
}

/** Streams that one process holds open, as so many browsers would. */
export interface OpenStreams {
  close(): void;
}

const opensAtOnce = 50;

/** Opens streams and calls back with each event's data as it arrives at one of them. */
export async function openStreams(
  targets: readonly StreamTarget[],
  onData: (index: number, data: string) => void,
): Promise<OpenStreams> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const requests: ClientRequest[] = [];
  for (let from = 0; from < targets.length; from += opensAtOnce) {
    const some = targets.slice(from, from + opensAtOnce);
    const opened = some.map(({ url, token }, index) =>
      openOne({ url, token, agent, requests }, (data) => onData(from + index, data)),
    );
    await Promise.all(opened);
  }
  return {
    close() {
      for (const request of requests) request.destroy();
    },
  };
}

/** Resolves with the stream's first word: from then on nothing is missed. */
function openOne(
  { url, token, agent, requests }: StreamTarget & { agent: Agent; requests: ClientRequest[] },
  onData: (data: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        resolve();
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('data: ')) onData(line.slice(6));
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
    requests.push(request);
  });
}

/** Kilobytes of memory that a process holds. */
export async function residentKilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
