import { createHmac } from 'node:crypto';

/** How a mailbox that wants no more requests is kept: it says nothing to who reads the database. */
export function hashMailbox(secretKey: string, mailbox: string): Buffer {
  return createHmac('sha256', secretKey).update(`reference-stop|${mailbox}`).digest();
}
