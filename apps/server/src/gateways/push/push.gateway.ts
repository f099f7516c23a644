declare module '../../core/context/gateways.ts' {
  interface Gateways {
    /** Null where no keys are configured: nothing is pushed. */
    readonly push: PushGateway | null;
  }
}

/** Where a browser is pushed to, with the keys that its notices are encrypted by (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface PushMessage {
  /** Text of 3,000 bytes at most. */
  readonly payload: string;
  /** Seconds for which the push service keeps it for a browser that is away. */
  readonly ttlSeconds: number;
  /** One that waits is replaced by the next of the same topic: 32 characters of base64url at most. */
  readonly topic: string;
  readonly urgency: 'low' | 'normal' | 'high';
}

/** Hands notices to the push services that browsers use (RFC 8030), signed with the product's key (RFC 8292). */
export interface PushGateway {
  /** The key by which browsers subscribe, in base64url. */
  readonly publicKey: string;
  /** Whether an address that a browser gave may be pushed to: never one of the machine's own network. */
  accepts(endpoint: string): boolean;
  /** @throws PushGoneError, PushRefusedError, PushUnavailableError. */
  send(target: PushTarget, message: PushMessage): Promise<void>;
}

/** The browser does not want, or is not there, any more. */
export class PushGoneError extends Error {
  override readonly name = 'PushGoneError';
}

/** Another try would be no use. Says what was answered. */
export class PushRefusedError extends Error {
  override readonly name = 'PushRefusedError';
  readonly status: number;
  constructor(status: number) {
    super(`The push service refused: ${status}`);
    this.status = status;
  }
}

/** The push service is down, late, or asks for patience. */
export class PushUnavailableError extends Error {
  override readonly name = 'PushUnavailableError';
  /** Null without an answer. */
  readonly status: number | null;
  constructor(status: number | null, options?: ErrorOptions) {
    super(
      status === null ? 'The push service does not answer' : `The push service failed: ${status}`,
      options,
    );
    this.status = status;
  }
}
