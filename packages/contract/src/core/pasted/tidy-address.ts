import { tidyLine } from './tidy-text.ts';

const closing = new Set(`.,;:!?)]}>»"'’”`);
const opening = new Set(`([{<«"'‘“`);

/**
 * A text without surrounding signs that are no part of an address. No pattern: one for its end would
 * backtrack.
 */
function unwrapped(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (opening.has(text.charAt(start)) || text.charAt(start) === ' ')) start += 1;
  while (end > start && (closing.has(text.charAt(end - 1)) || text.charAt(end - 1) === ' ')) end -= 1;
  return text.slice(start, end);
}

/** The part between the last « < » and the « > » behind it: « Camille Durand <camille@exemple.fr> ». */
function inBrackets(text: string): string {
  const start = text.lastIndexOf('<');
  const end = text.indexOf('>', start);
  return start >= 0 && end > start ? text.slice(start + 1, end) : text;
}

/** The e-mail address in a link, a signature or a sentence; any other text as one line. */
export function tidyEmail(text: string): string {
  const address = unwrapped(inBrackets(tidyLine(text)));
  const isLink = /^mailto:/i.test(address);
  return unwrapped(isLink ? (address.slice('mailto:'.length).split('?')[0] ?? '') : address);
}

const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** A mistyped scheme: « http:/exemple.fr », « https//exemple.fr », « http : // exemple.fr ». */
const slippedScheme = /^(https?) ?(?:: ?\/|: ?\/ ?\/|\/ ?\/) ?(?!\/)/i;

/** The address of a page, with `https://` added where it has no scheme; any other text as one line. */
export function tidyUrl(text: string): string {
  const line = tidyLine(text);
  const bare = unwrapped(line.startsWith('<') ? inBrackets(line) : line);
  // a bracket opened within the address belongs to it: …/wiki/Lyon_(homonymie)
  const address = bare.includes('(') && line.includes(`${bare})`) ? `${bare})` : bare;
  const named = address.replace(slippedScheme, '$1://');
  if (named === '' || scheme.test(named) || named.includes(' ')) return named;
  return `https://${named.replace(/^\/\//u, '')}`;
}
