import { Faults } from './faults/faults.ts';
import { HeldConnections } from './faults/held-connections.ts';
import { Mailbox } from './mail/mailbox.ts';
import { Registry } from './registry/registry.ts';
import { SmsOutbox } from './sms/sms-outbox.ts';

/** Everything the sandbox remembers, in memory only. A service's state joins here, with its `reset`. */
export class World {
  readonly mailbox = new Mailbox();
  readonly sms = new SmsOutbox();
  readonly registry = new Registry();
  readonly faults = new Faults();
  readonly held = new HeldConnections();

  constructor() {
    this.faults.onChange((service) => this.held.release(service));
  }

  /** Forgets mails, text messages, added companies and faults. */
  reset(): void {
    for (const state of [this.mailbox, this.sms, this.registry, this.faults]) state.reset();
  }
}
