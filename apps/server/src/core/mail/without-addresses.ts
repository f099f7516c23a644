import { parse } from 'tldts';
import { trimEndOf } from '../text/trim-end-of.ts';
import { isFileName, isMeasure, isSectionNumber, lacksSpace } from './french-dots.ts';
import { isInclusiveForm } from './inclusive-forms.ts';

/** Put in place of an address in a user's words. */
export const hiddenAddress = '[lien à voir sur Mitoyen]';

/** Letters and signs that addresses are made of, written wide or circled too; all else ends one. */
const run = /[\p{L}\p{N}\p{M}\-._~:/?#@&=+%\\\u2024\u24b6-\u24e9\u3002\uff0e\uff0f\uff1a\uff20\uff61]+/gu;
/** Invisible characters, which could hide an address from the search below. */
const invisible = /\p{Cf}/gu;
const schemes = /^(?:mailto|sip|javascript|data|file|callto|skype|whatsapp|tg):/iu;
/** Written as an address is: « Tel:06 12 34 56 78 » is French. */
const dialled = /^(?:tel|sms):\+?\d{6,}$/u;
/**
 * A dot in which no mail program sees a link: some read the joiner before it as a letter, none the one behind
 * it.
 */
const looseDot = '\u2060.\u2060';

/** The replacement of a piece of a run, the note for an address; null where it stays. */
type Reading = string | null;

const isTopLevel = (label: string) =>
  parse(`a.${label.toLowerCase()}`, { extractHostname: false, validateHostname: false }).isIcann === true;

const isIpAddress = (labels: readonly string[]) =>
  labels.length === 4 && labels.every((label) => /^\d{1,3}$/u.test(label) && Number(label) <= 255);

/** The words between the dots that lack their space. */
function sentencesOf(labels: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const [at, label] of labels.entries()) {
    if (at > 0 && lacksSpace(labels[at - 1] ?? '', label)) sentences.push([]);
    sentences.at(-1)?.push(label);
  }
  return sentences;
}

/** Words with dots, one of which is a top-level domain: French that looks like an address, or one. */
function readNames(labels: readonly string[], hasPath: boolean, isSlashed: boolean): Reading {
  const text = labels.join('.');
  if (isInclusiveForm(text) && (isSlashed || !hasPath)) return text.replaceAll('.', '·');
  if (hasPath) return hiddenAddress;
  const sentences = sentencesOf(labels);
  if (sentences.length > 1)
    return sentences.map((one) => (one.length > 1 ? withoutAddresses(one.join('.')) : one[0])).join('. ');
  const isFrench = isFileName(labels) || isMeasure(labels) || !isTopLevel(labels.at(-1) ?? '');
  return isFrench ? labels.join(looseDot) : hiddenAddress;
}

function readHost(host: string, next: string, isSlashed: boolean): Reading {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || labels.includes('')) return null;
  if (isIpAddress(labels))
    return isSectionNumber(labels) && next.length <= 2 ? labels.join(looseDot) : hiddenAddress;
  // a port, or a path: what a program takes for an address whatever it ends with
  const hasPath = /^(?:[/\\?#]|:\d{2,5}(?!\d))/u.test(next);
  if (labels.slice(1).some(isTopLevel)) return readNames(labels, hasPath, isSlashed);
  if (isInclusiveForm(host)) return host.replaceAll('.', '·');
  return hasPath && /^(?:\p{Ll}\p{L}|xn--)/u.test(last) ? hiddenAddress : null;
}

/**
 * Replaces what a mail program would make a link of in a run of address characters: more than what has a
 * scheme.
 */
function readRun(text: string): Reading {
  if (text.includes('://') || schemes.test(text) || dialled.test(text) || /[^@]@[^@]/u.test(text))
    return hiddenAddress;
  // 'projeteur.se/métreur.se'
  const isSlashed = /^[\p{L}./-]+$/u.test(text);
  // runs of dots part words as other signs do
  const pieces = text.split(/([/\\?#:&=@%+~]|\.{2,})/u);
  const rewritten: string[] = [];
  let hasChanged = false;
  for (const [at, piece] of pieces.entries()) {
    const start = piece.length - piece.replace(/^[-._]+/u, '').length;
    const host = trimEndOf(piece.slice(start), '-._');
    const next = at % 2 === 0 ? (pieces[at + 1] ?? '') + (pieces[at + 2] ?? '') : '';
    const reading =
      at % 2 === 1 ? null : /^www\./iu.test(host) ? hiddenAddress : readHost(host, next, isSlashed);
    if (reading === hiddenAddress) return reading;
    hasChanged ||= reading !== null;
    rewritten.push(
      reading === null ? piece : piece.slice(0, start) + reading + piece.slice(start + host.length),
    );
  }
  return hasChanged ? rewritten.join('') : null;
}

/** Wide letters and the dots of other scripts, as a browser reads them. */
const asRead = (text: string) => text.normalize('NFKC').replaceAll('\u3002', '.');

/**
 * A mail's text in which nothing is a link, to a person or to a mail program: addresses of pages, with a
 * scheme or without, and mail addresses are replaced by a note. French words with a dot stay readable, with a
 * dot that no program makes a link of (decision 93).
 */
export function withoutAddresses(text: string): string {
  return text.replace(invisible, '').replace(run, (found) => {
    const written = trimEndOf(found, '-._~:?');
    const reading = readRun(asRead(written));
    return reading === null ? found : reading + found.slice(written.length);
  });
}
