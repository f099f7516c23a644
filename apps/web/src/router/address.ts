/** A place in the product, as the router knows it. */
export interface Location {
  readonly pathname: string;
  /** With its question mark; empty for none. */
  readonly search: string;
  /** With its number sign; empty for none. */
  readonly hash: string;
  /** What whoever led here said of it. Anybody may have written it: read it with care. */
  readonly state: unknown;
  /** The entry's own in the browser's history. */
  readonly key: string;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where to go: an address of this site, or what changes of the one shown (`{ search }`, `{ hash }`). */
export type To = string | Partial<Address>;

/** An address of its own: another site's, a mailbox's. */
const absolute = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Whether an address names more than a place of this site. */
export function isAbsolute(to: To): to is string {
  return typeof to === 'string' && absolute.test(to);
}

const led = (text: string, sign: string) => (text === '' || text.startsWith(sign) ? text : sign + text);

function textOf(to: To): string {
  if (typeof to === 'string') return to;
  return (to.pathname ?? '') + led(to.search ?? '', '?') + led(to.hash ?? '', '#');
}

/** The address that `to` means on the page at `from`. Never another site's. */
export function resolve(to: To, from: string): Address {
  const text = textOf(to);
  // without its own path, the page's; neither its search nor its hash
  const url = new URL(/^[?#]|^$/.test(text) ? from + text : text, `http://page.invalid${from}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** An address as a link has it. */
export function hrefOf({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}

/** A new entry for the history. */
export function createLocation(address: Address, state: unknown = null): Location {
  return { ...address, state, key: Math.random().toString(36).slice(2, 10) };
}
