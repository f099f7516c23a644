import { apiVersion } from '../api-version.ts';
import { Collection } from '../collection.ts';
import { newId } from '../ids.ts';
import type { WebhookEndpoint } from '../objects/wire.ts';

export type Endpoint = WebhookEndpoint & { secret: string };

/** Stripe allows 16 endpoints in test mode. */
const maxEndpoints = 16;

/** Where events go: the product's address, and those added through the API. */
export class WebhookEndpoints {
  readonly #all = new Collection<Endpoint>(maxEndpoints);
  #configuredUrl: string | undefined;
  /** Signs what goes to the configured address. */
  readonly secret: string;

  constructor(options: { webhookUrl?: string; webhookSecret?: string }) {
    this.secret = options.webhookSecret ?? newId('whsec', 32);
    this.#configuredUrl = options.webhookUrl;
    this.reset();
  }

  reset(): void {
    this.#all.clear();
    if (this.#configuredUrl) this.configure(this.#configuredUrl);
  }

  /** Sends events to this address, and to no other, from now on, also after everything was forgotten. */
  configure(url: string): Endpoint {
    this.#configuredUrl = url;
    this.#all.clear();
    return this.add({
      url,
      secret: this.secret,
      enabled_events: ['*'],
      created: Math.floor(Date.now() / 1000),
    });
  }

  add(given: Partial<Endpoint> & { url: string; enabled_events: string[]; created: number }): Endpoint {
    return this.#all.add({
      id: newId('we_1'),
      object: 'webhook_endpoint',
      api_version: apiVersion,
      application: null,
      description: null,
      livemode: false,
      metadata: {},
      status: 'enabled',
      secret: newId('whsec', 32),
      ...given,
    });
  }

  get(id: string): Endpoint | undefined {
    return this.#all.get(id);
  }

  delete(id: string): void {
    this.#all.delete(id);
  }

  newestFirst(): Endpoint[] {
    return this.#all.newestFirst();
  }

  listeningTo(type: string): Endpoint[] {
    return this.#all.filter(
      ({ status, enabled_events }) =>
        status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type)),
    );
  }
}
