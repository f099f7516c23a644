import { createHmac } from 'node:crypto';

/**
 * The keyed hash of a mailbox that declined requests: a reader of the database does not learn its address.
 */
export function hashMailbox(secretKey: string, mailbox: string): Buffer {
  return createHmac('sha256', secretKey).update(`reference-stop|${mailbox}`).digest();
}
