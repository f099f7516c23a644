/**
 * The mailbox of an address, for counting what it gets: without the part behind `+`, by which a mailbox sorts
 * its mail (RFC 5233), and in lower case, as accounts are compared; hosts have no case (RFC 4343), and no
 * known provider tells mailboxes apart by it. Dots stay: no standard says that they mean nothing.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+');
  const name = plus > 0 && plus < at ? email.slice(0, plus) : email.slice(0, at);
  return `${name}${email.slice(at)}`.toLowerCase();
}
