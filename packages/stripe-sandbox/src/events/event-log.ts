import { apiVersion } from '../api-version.ts';
import { Collection } from '../collection.ts';
import { newId } from '../ids.ts';
import type { StripeEvent } from '../objects/wire.ts';
import type { StripeClock } from '../stripe-clock.ts';
import { Deliveries } from './deliveries.ts';
import { WebhookEndpoints } from './webhook-endpoints.ts';

interface Origin {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

const nobody: Origin = { id: null, idempotency_key: null };

/** The events, each sent to the webhook endpoints. */
export class EventLog {
  readonly #events = new Collection<StripeEvent>(5_000);
  readonly #clock: StripeClock;
  readonly endpoints: WebhookEndpoints;
  readonly deliveries = new Deliveries();
  #origin = nobody;

  constructor(clock: StripeClock, options: { webhookUrl?: string; webhookSecret?: string }) {
    this.#clock = clock;
    this.endpoints = new WebhookEndpoints(options);
  }

  get(id: string): StripeEvent | undefined {
    return this.#events.get(id);
  }

  newestFirst(): StripeEvent[] {
    return this.#events.newestFirst();
  }

  /** Records that something happened to an object, as the object is now, and begins to tell it. */
  emit(type: string, object: object, previousAttributes?: object): StripeEvent {
    const listeners = this.endpoints.listeningTo(type);
    const event: StripeEvent = {
      id: newId('evt_1'),
      object: 'event',
      api_version: apiVersion,
      created: this.#clock.now(),
      data: {
        object: structuredClone(object),
        ...(previousAttributes && { previous_attributes: structuredClone(previousAttributes) }),
      },
      livemode: false,
      pending_webhooks: listeners.length,
      request: this.#origin,
      type,
    };
    this.#events.add(event);
    for (const endpoint of listeners) this.deliveries.send(event, endpoint);
    return event;
  }

  /** Names the call that causes what is emitted meanwhile. */
  causedBy<Result>(origin: Origin, act: () => Result): Result {
    this.#origin = origin;
    try {
      return act();
    } finally {
      this.#origin = nobody;
    }
  }

  reset(): void {
    this.deliveries.reset();
    this.endpoints.reset();
    this.#events.clear();
  }

  close(): void {
    this.deliveries.reset();
  }
}
