import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto';
import { BoundedList } from '../core/bounded-list.ts';

/** A notice as a browser would get it. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly text: string;
  readonly ttlSeconds: number;
  readonly topic: string | null;
  readonly urgency: string | null;
  readonly at: string;
}

/** One browser's subscription, with the keys that a browser keeps for itself. */
export interface PushBrowser {
  readonly id: string;
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** The service's status for pushes to it; 201 takes the notice. */
  answer: number;
}

const mostBrowsers = 20_000;

/** The browsers that subscribed here and what was pushed to them, newest first: at most 2,000. */
export class PushService {
  readonly #browsers = new Map<string, PushBrowser>();
  readonly #received = new BoundedList<ReceivedPush>({
    maxItems: 2_000,
    maxBytes: 8 * 1024 * 1024,
    sizeOf: ({ text }) => 2 * text.length + 500,
  });

  subscribe(): PushBrowser {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const browser = { id: randomUUID(), keys, auth: randomBytes(16), answer: 201 };
    this.#browsers.set(browser.id, browser);
    const [oldest] = this.#browsers.keys();
    if (this.#browsers.size > mostBrowsers && oldest !== undefined) this.#browsers.delete(oldest);
    return browser;
  }

  find(id: string): PushBrowser | undefined {
    return this.#browsers.get(id);
  }

  add(push: ReceivedPush): void {
    this.#received.add(push);
  }

  list(endpoint?: string): readonly ReceivedPush[] {
    const all = this.#received.newestFirst();
    return endpoint === undefined ? all : all.filter((push) => push.endpoint === endpoint);
  }

  reset(): void {
    this.#browsers.clear();
    this.#received.clear();
  }
}
