import { BadRequest } from '@mitoyen/stripe-sandbox/bad-request.ts';

/** The services that can be made to fail. */
export const services = ['mail', 'sms', 'registry', 'stripe', 'push'] as const;
export type Service = (typeof services)[number];

/**
 * What a service does: answers; refuses what it is asked; keeps the connection open and says nothing; says that
 * it failed; answers something which is not its protocol.
 */
export const modes = ['ok', 'refuse', 'hang', 'error', 'garbage'] as const;
export type Mode = (typeof modes)[number];

const isOneOf = <Name extends string>(names: readonly Name[], value: unknown): value is Name =>
  (names as readonly unknown[]).includes(value);

export interface Fault {
  readonly service: Service;
  readonly mode: Mode;
}

/** Reads `{service, mode}` from a request. */
export function parseFault(body: unknown): Fault {
  const { service, mode } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (!isOneOf(services, service)) throw new BadRequest(`service : ${services.join(', ')} sont connus.`);
  if (!isOneOf(modes, mode)) throw new BadRequest(`mode : ${modes.join(', ')} sont connus.`);
  return { service, mode };
}

/** The mode every service is in. */
export class Faults {
  readonly #modes = new Map<Service, Mode>();
  readonly #listeners: ((service: Service) => void)[] = [];

  modeOf(service: Service): Mode {
    return this.#modes.get(service) ?? 'ok';
  }

  set({ service, mode }: Fault): void {
    if (this.modeOf(service) === mode) return;
    this.#modes.set(service, mode);
    for (const listener of this.#listeners) listener(service);
  }

  /** Calls back after a service's mode has changed. */
  onChange(listener: (service: Service) => void): void {
    this.#listeners.push(listener);
  }

  reset(): void {
    for (const service of services) this.set({ service, mode: 'ok' });
  }

  all(): Record<Service, Mode> {
    const told = services.map((service) => [service, this.modeOf(service)]);
    return Object.fromEntries(told);
  }
}
