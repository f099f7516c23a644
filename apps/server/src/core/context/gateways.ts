import type { FileStore } from '../files/file-store.ts';
import type { MailGateway } from '../mail/mail.gateway.ts';

/**
 * The outside services, each behind one interface: those that core itself calls, and what each
 * `gateways/<name>/<name>.gateway.ts` adds.
 */
export interface Gateways {
  readonly mail: MailGateway;
  readonly files: FileStore;
}
