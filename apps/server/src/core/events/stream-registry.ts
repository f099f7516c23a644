import type { EventStream } from './event-stream.ts';

/** The streams that are open on this instance. */
export class StreamRegistry {
  readonly #byUser = new Map<string, Set<EventStream>>();
  readonly #maxPerUser: number;
  #size = 0;

  constructor(maxPerUser: number) {
    this.#maxPerUser = maxPerUser;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a stream; beyond the most of an account, its oldest is closed. */
  add(stream: EventStream): void {
    const streams = this.#byUser.get(stream.userId) ?? new Set();
    this.#byUser.set(stream.userId, streams.add(stream));
    this.#size += 1;
    const [oldest] = streams;
    if (streams.size > this.#maxPerUser) oldest?.close('too_many_streams');
  }

  remove(stream: EventStream): void {
    const streams = this.#byUser.get(stream.userId);
    if (!streams?.delete(stream)) return;
    this.#size -= 1;
    if (streams.size === 0) this.#byUser.delete(stream.userId);
  }

  of(userId: string): Iterable<EventStream> {
    return this.#byUser.get(userId) ?? [];
  }

  *all(): Iterable<EventStream> {
    for (const streams of this.#byUser.values()) yield* streams;
  }
}
