import { eventRoutes } from '@mitoyen/contract/core/events/events.contract.ts';

/** An event as a browser reads it from its stream. */
export interface SeenEvent {
  readonly id: string | null;
  readonly event: string;
  readonly data: unknown;
}

export interface TestStream {
  readonly status: number;
  readonly headers: Headers;
  /** The id with which the stream would resume; waits for the first. */
  lastId(): Promise<string | null>;
  /** Everything as it came, comments included. */
  text(): string;
  /** The next events, in order. Waits for as many. @throws when the stream ends before. */
  next(count: number): Promise<SeenEvent[]>;
  /** Resolves with the events that were left when the server ends the stream. */
  ended(): Promise<SeenEvent[]>;
  close(): void;
}

/** Opens `/api/events` on a listening server as a browser does. */
export async function openTestStream(
  baseUrl: string,
  token: string,
  { lastEventId, headers = {} }: { lastEventId?: string; headers?: Record<string, string> } = {},
): Promise<TestStream> {
  const abort = new AbortController();
  const response = await fetch(`${baseUrl}${eventRoutes.stream.path}`, {
    signal: abort.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...headers,
    },
  });
  let all = '';
  let rest = '';
  let lastId: string | null = null;
  let isOver = false;
  const events: SeenEvent[] = [];
  let wake = () => {};

  const take = (block: string) => {
    const fields = new Map(
      block
        .split('\n')
        .filter((line) => !line.startsWith(':'))
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    lastId = fields.get('id') ?? lastId;
    const [event, data] = [fields.get('event'), fields.get('data')];
    if (event && data) events.push({ id: fields.get('id') ?? null, event, data: JSON.parse(data) });
  };

  async function readAll(): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) {
        const text = decoder.decode(chunk, { stream: true });
        all += text;
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach(take);
        wake();
      }
    } catch {
      // cut off, by the server or by `close`
    }
    isOver = true;
    wake();
  }
  const reading = readAll();
  const more = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });

  return {
    status: response.status,
    headers: response.headers,
    async lastId() {
      while (lastId === null && !isOver) await more();
      return lastId;
    },
    text: () => all,
    async next(count) {
      while (events.length < count) {
        if (isOver) throw new Error(`the stream ended after ${events.length} of ${count} events: ${all}`);
        await more();
      }
      return events.splice(0, count);
    },
    async ended() {
      await reading;
      return events.splice(0);
    },
    close: () => abort.abort(),
  };
}
