/**
 * The mailbox that an address is delivered to, for counting what it gets: without what follows `+`, by which a mailbox
 * sorts its mail (RFC 5233), and without case, as accounts are compared; hosts have none (RFC 4343), and no provider is
 * known to tell mailboxes apart by it. Dots stay: no standard says that they mean nothing.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+');
  const name = plus > 0 && plus < at ? email.slice(0, plus) : email.slice(0, at);
  return `${name}${email.slice(at)}`.toLowerCase();
}
