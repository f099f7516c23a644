import { configureApi } from '../api/api-client.ts';

/** A stream that the page opened, as a test steers it. */
export interface OpenedStream {
  readonly headers: Headers;
  readonly signal: AbortSignal;
  say(text: string): void;
  /** Says an event, with an id unless it is not kept. */
  tell(type: string, data: object, id?: string): void;
  end(): void;
}

/** Stands in for the server: keeps what the page opens, and refuses with `refusal` while it is set. */
export function fakeStreams() {
  const opened: OpenedStream[] = [];
  const state: { refusal: Response | Error | null } = { refusal: null };
  configureApi({
    transport: (_path, init) => {
      const headers = new Headers(init.headers);
      const signal = init.signal ?? new AbortController().signal;
      if (state.refusal instanceof Error) return Promise.reject(state.refusal);
      if (state.refusal) return Promise.resolve(state.refusal.clone());
      let controller: ReadableStreamDefaultController<Uint8Array>;
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given;
          signal.addEventListener('abort', () => given.error(signal.reason));
        },
      });
      const say = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      opened.push({
        headers,
        signal,
        say,
        tell: (type, data, id) =>
          say(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
        end: () => controller.close(),
      });
      return Promise.resolve(new Response(body, { status: 200 }));
    },
  });
  return {
    opened,
    state,
    /** The stream that is open now. @throws when none is. */
    last(): OpenedStream {
      const stream = opened.at(-1);
      if (!stream) throw new Error('no stream was opened');
      return stream;
    },
  };
}

/** What a server says first. */
export const greeting = (id: string) => `: ok\nid: ${id}\n\n`;
