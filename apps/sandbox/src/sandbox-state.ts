import type { StripeAccount } from '@mitoyen/stripe-sandbox';
import { Faults } from './faults/faults.ts';
import { HeldConnections } from './faults/held-connections.ts';
import { Mailbox } from './mail/mailbox.ts';
import type { ReplySettings } from './mail/reply-by-mail.ts';
import { PushService } from './push/push-service.ts';
import { Registry } from './registry/registry.ts';
import { SmsOutbox } from './sms/sms-outbox.ts';
import { openStripeAccount, type StripeSettings } from './stripe/open-stripe-account.ts';

/** Everything the sandbox remembers, in memory only. A service's state joins here, with its `reset`. */
export class SandboxState {
  readonly mailbox = new Mailbox();
  readonly sms = new SmsOutbox();
  readonly push = new PushService();
  readonly registry = new Registry();
  readonly stripe: StripeAccount;
  readonly faults = new Faults();
  readonly held = new HeldConnections();
  /** Where answers to mails go; null until the product says so. */
  replies: ReplySettings | null = null;

  constructor(options: { stripe?: StripeSettings } = {}) {
    this.stripe = openStripeAccount(options.stripe);
    this.faults.onChange((service) => this.held.release(service));
  }

  /** Forgets mails, text messages, browsers and their notices, added companies, customers of Stripe and faults. */
  reset(): void {
    for (const state of [this.mailbox, this.sms, this.push, this.registry, this.stripe, this.faults])
      state.reset();
  }
}
