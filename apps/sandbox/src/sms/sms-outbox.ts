import { BoundedList } from '../core/bounded-list.ts';

export interface SentSms {
  /** E.164: '+33612345678'. */
  readonly to: string;
  readonly text: string;
  readonly at: string;
}

/** '33612345678', '+33 6 12…' and '0033612…' in E.164; null for what cannot be an international number. */
export function toE164(number: string): string | null {
  const digits = number.replace(/[\s.+()-]/g, '').replace(/^00/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/** The text messages sent, newest first: at most 2,000. */
export class SmsOutbox {
  readonly #messages = new BoundedList<SentSms>({
    maxItems: 2_000,
    maxBytes: 8 * 1024 * 1024,
    sizeOf: (sms) => 2 * sms.text.length + 200,
  });

  add(to: string, text: string): void {
    this.#messages.add({ to, text, at: new Date().toISOString() });
  }

  list(to?: string): readonly SentSms[] {
    const messages = this.#messages.newestFirst();
    return to === undefined ? messages : messages.filter((sms) => sms.to === toE164(to));
  }

  reset(): void {
    this.#messages.clear();
  }
}
