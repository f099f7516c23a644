import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { eventRoutes } from '@mitoyen/contract/core/events/events.contract.ts';
import { type CloseReason, closeEvent, closeReasons } from '@mitoyen/contract/core/events/events.rules.ts';
import { openApiStream } from '../api/api-client.ts';
import { createEventStreamParser, type StreamEvent } from './parse-event-stream.ts';

/**
 * Why a stream is over. `withheld`: answered, but nothing came through, as with a proxy that collects answers.
 * `silent`: no sign of life any more. `refused`: the session has ended.
 */
export type StreamEnd = CloseReason | 'lost' | 'withheld' | 'silent' | 'refused';

interface StreamOptions {
  readonly lastId: string | null;
  readonly signal: AbortSignal;
  onAlive(): void;
  onEvent(event: StreamEvent): void;
  onId(id: string): void;
}

/** The first bytes come at once, a heartbeat at least every 30 seconds: EVENTS_HEARTBEAT_S. */
const firstWordMs = 10_000;
const signOfLifeMs = 45_000;

/** Throws for an unknown reason: the stream then counts as lost, and is opened again. */
function reasonOf(data: string): CloseReason {
  const { reason } = JSON.parse(data) as { reason?: unknown };
  const known = closeReasons.find((one) => one === reason);
  if (!known) throw new Error('A stream was closed for no known reason');
  return known;
}

/** Reads one stream to its end. Never throws. */
export async function readLiveStream({ lastId, signal, ...receiver }: StreamOptions): Promise<StreamEnd> {
  const cut = new AbortController();
  const cutToo = () => cut.abort();
  signal.addEventListener('abort', cutToo);
  let end: StreamEnd = 'lost';
  let isAlive = false;
  const expect = (withinMs: number) =>
    setTimeout(() => {
      end = isAlive ? 'silent' : 'withheld';
      cut.abort();
    }, withinMs);
  let timer = expect(firstWordMs);

  const parse = createEventStreamParser({
    onId: receiver.onId,
    onEvent(event) {
      if (event.type === closeEvent) end = reasonOf(event.data);
      else receiver.onEvent(event);
    },
  });
  try {
    const stream = await openApiStream(eventRoutes.stream, {
      headers: lastId === null ? {} : { 'last-event-id': lastId },
      signal: cut.signal,
    });
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return end;
      timer = expect(signOfLifeMs);
      isAlive = true;
      receiver.onAlive();
      parse(decoder.decode(value, { stream: true }));
    }
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'refused' : end;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cutToo);
  }
}
