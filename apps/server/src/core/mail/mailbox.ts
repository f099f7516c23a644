/** A sender: 'Mitoyen' and 'bonjour@mitoyen.example'. */
export interface Mailbox {
  /** As it is read, without quotes; empty where there is none. */
  readonly name: string;
  readonly address: string;
}

/** One address, without what would make two of it or end its header (RFC 5322). */
export const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u;
const example = 'Mitoyen <bonjour@mitoyen.example>';

/**
 * Reads an address, alone or in angle brackets behind a name. The name may hold any sign, in quotes or not: a colon or a
 * comma in it makes neither a group nor a second address.
 * @throws Error whose message completes 'MAIL_FROM: …'.
 */
export function readMailbox(text: string): Mailbox {
  const open = text.lastIndexOf('<');
  const isNamed = open >= 0 && text.endsWith('>');
  const address = (isNamed ? text.slice(open + 1, -1) : text).trim();
  const written = isNamed ? text.slice(0, open).trim() : '';
  if (!oneAddress.test(address) || /\p{Cc}/u.test(written))
    throw new Error(`must be one mail address, alone or behind a name like “${example}”, not “${text}”`);
  const isQuoted = written.length > 1 && written.startsWith('"') && written.endsWith('"');
  return { name: isQuoted ? written.slice(1, -1).replace(/\\(.)/gu, '$1') : written, address };
}
