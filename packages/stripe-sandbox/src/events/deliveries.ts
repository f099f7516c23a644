import type { StripeEvent } from '../objects/wire.ts';
import { signatureOf } from './signature.ts';
import type { Endpoint } from './webhook-endpoints.ts';

const answerTimeoutMs = 10_000;
const firstWaitMs = 500;
const longestWaitMs = 30_000;
/** Some twenty minutes in all: Stripe retries for three days in live mode, for a few hours in test mode. */
const maxAttempts = 45;
const maxWaiting = 5_000;
/** Attempts under way at once: a month's renewals must not fall on the product all together. */
const maxAtOnce = 10;

interface Delivery {
  readonly event: StripeEvent;
  readonly endpoint: Endpoint;
  attempts: number;
  timer: NodeJS.Timeout | null;
}

/** What came of one attempt; `status` is `null` when nobody answered. */
export interface Attempt {
  readonly delivered: boolean;
  readonly status: number | null;
}

/** Brings events to endpoints, again and again with longer waits until one is answered with a 2xx. */
export class Deliveries {
  readonly #waiting = new Set<Delivery>();
  readonly #ready: Delivery[] = [];
  #underWay = 0;
  #abort = new AbortController();
  #isPaused = false;

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Events that some endpoint has not taken yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** How often this event was tried in vain, `null` when nothing waits. */
  attemptsFor(eventId: string): number | null {
    for (const { event, attempts } of this.#waiting) if (event.id === eventId) return attempts;
    return null;
  }

  send(event: StripeEvent, endpoint: Endpoint): void {
    const [oldest] = this.#waiting;
    if (this.#waiting.size >= maxWaiting && oldest) this.#drop(oldest);
    const delivery: Delivery = { event, endpoint, attempts: 0, timer: null };
    this.#waiting.add(delivery);
    this.#schedule(delivery, 0);
  }

  /** Brings an event now, whatever came of it before. */
  async resend(event: StripeEvent, endpoint: Endpoint): Promise<Attempt> {
    const attempt = await this.#attempt(event, endpoint, this.#abort.signal);
    if (attempt.delivered) {
      for (const delivery of this.#waiting) {
        if (delivery.event === event && delivery.endpoint.id === endpoint.id) this.#drop(delivery);
      }
    }
    return attempt;
  }

  /** Tries everything that waits at once. */
  hurry(): void {
    if (this.#isPaused) return;
    for (const delivery of this.#waiting) if (delivery.timer) this.#schedule(delivery, 0);
  }

  /** Keeps events back, as when Stripe is late, until they are let go. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.hurry();
  }

  reset(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#isPaused = false;
    this.#ready.length = 0;
    for (const delivery of this.#waiting) this.#drop(delivery);
  }

  #drop(delivery: Delivery): void {
    if (delivery.timer) clearTimeout(delivery.timer);
    this.#waiting.delete(delivery);
  }

  #schedule(delivery: Delivery, waitMs: number): void {
    if (delivery.timer) clearTimeout(delivery.timer);
    delivery.timer = setTimeout(() => {
      if (this.#isPaused) return;
      delivery.timer = null;
      this.#ready.push(delivery);
      this.#runReady();
    }, waitMs);
    delivery.timer.unref();
  }

  #runReady(): void {
    while (this.#underWay < maxAtOnce) {
      const next = this.#ready.shift();
      if (!next) return;
      this.#underWay += 1;
      void this.#run(next).finally(() => {
        this.#underWay -= 1;
        this.#runReady();
      });
    }
  }

  async #run(delivery: Delivery): Promise<void> {
    if (!this.#waiting.has(delivery)) return;
    const { signal } = this.#abort;
    const { delivered } = await this.#attempt(delivery.event, delivery.endpoint, signal);
    if (signal.aborted || !this.#waiting.has(delivery)) return;
    delivery.attempts += 1;
    if (delivered) {
      delivery.event.pending_webhooks = Math.max(0, delivery.event.pending_webhooks - 1);
      this.#drop(delivery);
    } else if (delivery.attempts >= maxAttempts) {
      this.#drop(delivery);
    } else {
      this.#schedule(delivery, Math.min(longestWaitMs, firstWaitMs * 2 ** (delivery.attempts - 1)));
    }
  }

  async #attempt(event: StripeEvent, endpoint: Endpoint, signal: AbortSignal): Promise<Attempt> {
    const body = JSON.stringify(event, null, 2);
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureOf(body, endpoint.secret, Math.floor(Date.now() / 1000)),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await answer.body?.cancel();
      return { delivered: answer.ok, status: answer.status };
    } catch {
      return { delivered: false, status: null };
    }
  }
}
