declare module '../../core/context/gateways.ts' {
  interface Gateways {
    readonly sms: SmsGateway;
  }
}

interface OutgoingSms {
  /** E.164: '+33612345678'. */
  readonly to: string;
  readonly text: string;
}

/** Hands text messages to the SMS provider. */
export interface SmsGateway {
  /** Resolves once the provider took the message; throws SmsUnavailableError. */
  send(sms: OutgoingSms): Promise<void>;
}

/** The provider did not take the message: it is down, refuses us or the number, or makes no sense. */
export class SmsUnavailableError extends Error {
  override readonly name = 'SmsUnavailableError';
}
