import { getDomain } from 'tldts';

/** `Authentication-Results` longer than that say more than any server does. */
const maxLength = 8000;

/** One method's word: `dkim=pass header.d=example.fr`. */
interface MethodResult {
  readonly method: string;
  readonly result: string;
  readonly properties: ReadonlyMap<string, string>;
}

/** Without comments (RFC 5322, section 3.2.2), which may hold anything; null where one does not end. */
function withoutComments(text: string): string | null {
  let depth = 0;
  let isInQuotes = false;
  let kept = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\' && (depth > 0 || isInQuotes)) at += 1;
    else if (character === '"' && depth === 0) isInQuotes = !isInQuotes;
    else if (character === '(' && !isInQuotes) depth += 1;
    else if (character === ')' && depth > 0) depth -= 1;
    else if (depth === 0) kept += isInQuotes && character === ';' ? ' ' : character;
  }
  return depth > 0 || isInQuotes ? null : kept;
}

/** Reads a header field of RFC 8601: who says it, and each method's result. Null where it is none. */
function readResults(value: string): { authservId: string; results: readonly MethodResult[] } | null {
  const plain = value.length > maxLength ? null : withoutComments(value);
  if (plain === null) return null;
  const [head = '', ...parts] = plain.split(';');
  const [authservId = ''] = head.trim().toLowerCase().split(/\s/u);
  const results = parts.flatMap((part) => {
    const words = part
      .split(/\s/u)
      .filter((word) => word !== '')
      .map((word) => word.toLowerCase());
    const [[method = '', result = ''] = [], ...others] = words.map((word) => cutAt(word, '='));
    return result === ''
      ? []
      : [{ method: cutAt(method, '/')[0] ?? '', result, properties: new Map(others) }];
  });
  return { authservId, results };
}

function cutAt(word: string, sign: string): [string, string] {
  const at = word.indexOf(sign);
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}

/** Relaxed alignment (RFC 7489, section 3.1): both belong to one registered domain. */
function isAligned(domain: string, fromDomain: string): boolean {
  const registered = (name: string) => getDomain(name, { allowPrivateDomains: true });
  const own = registered(fromDomain);
  return domain === fromDomain || (own !== null && registered(domain) === own);
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

function passes({ method, result, properties }: MethodResult, fromDomain: string): boolean {
  if (result !== 'pass') return false;
  const property = (name: string) => properties.get(name) ?? '';
  if (method === 'dmarc') return property('header.from') === fromDomain;
  if (method === 'spf') return isAligned(domainOf(property('smtp.mailfrom')), fromDomain);
  if (method !== 'dkim') return false;
  return isAligned(property('header.d') || domainOf(property('header.i')), fromDomain);
}

/**
 * Whether the operator's own server found that a mail comes from the domain of its author: SPF or DKIM
 * passed, for a domain that is aligned with it (RFC 7489, section 3.1). `headers`: the values of
 * `Authentication-Results`, topmost first. Servers put theirs on top (RFC 8601, section 4.1), so only the
 * first that bears `authservId` counts: the sender may have forged the others.
 */
export function isAuthenticated(headers: readonly string[], authservId: string, from: string): boolean {
  for (const header of headers) {
    const read = readResults(header);
    // one that cannot be read may be the server's own
    if (!read) return false;
    if (read.authservId !== authservId.toLowerCase()) continue;
    return read.results.some((result) => passes(result, domainOf(from.toLowerCase())));
  }
  return false;
}
