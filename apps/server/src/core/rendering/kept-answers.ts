import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EarlyNext } from '../http/early-answers.ts';
import {
  type AnswerHeaders,
  addressOf,
  type FlatHeaders,
  flattenHeaders,
  isPlain,
  lastOf,
} from '../http/early-requests.ts';
import type { ReadLimit } from '../http/limit-reads.ts';
import { newRequestId } from '../http/request-id.ts';
import { pageLabel } from '../metrics/page-label.ts';
import type { Visit } from './canonical-host.ts';
import { chooseEncoding, type FinishedPage, htmlOf, type ShownPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';

/** All that is sent of a page, made once: its bytes when somebody asks for them again, since most pages are sent once. */
interface Heads {
  readonly page: ShownPage;
  readonly br: FlatHeaders;
  readonly identity: FlatHeaders;
  readonly notModified: FlatHeaders;
  /** The compressed bytes as a string of one byte a letter: Node sends it with the head in one write, a buffer in two. */
  brText: string | null;
  html: Buffer | null;
  /** For measures. */
  readonly label: string;
}

/** How a request is answered. */
type Sent = 'br' | 'identity' | 'notModified';

export interface KeptAnswersOptions {
  readonly cache: PageCache<FinishedPage>;
  readonly canonicalAddress: (visit: Visit) => string | null;
  readonly trustedProxies: number;
  /** Null where nobody is counted. */
  readonly readLimit: ReadLimit | null;
  /** Told of each answer, with the time it took in milliseconds. */
  readonly onAnswered: (
    request: IncomingMessage,
    id: string,
    status: number,
    elapsedMs: number,
    label: string,
  ) => void;
}

/** The same as the framework makes of a request: it trusts what the nearest proxy says, and no other. */
function visitOf({ headers, url = '/' }: IncomingMessage, trustedProxies: number): Visit {
  const told = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  return {
    headers,
    url,
    host: typeof told === 'string' && told !== '' ? lastOf(told) : (headers.host ?? ''),
    isProxied: trustedProxies > 0 && headers['x-forwarded-for'] !== undefined,
  };
}

/** Null where the framework has to encode the page. */
function howToSend({ headers }: IncomingMessage, { page }: Heads): Sent | null {
  if (headers['if-none-match'] === page.etag) return 'notModified';
  const encoding = chooseEncoding(headers['accept-encoding']);
  return encoding === 'gzip' ? null : encoding;
}

/**
 * Answers for pages that are kept, before the framework sees the request: its routing, hooks and headers cost several
 * times what sending the bytes does. The headers are those that the framework's own answer of the same page had.
 */
export class KeptAnswers {
  readonly #heads = new WeakMap<ShownPage, Heads>();
  readonly #options: KeptAnswersOptions;
  #isStopping = false;

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
  }

  /** Remembers how the framework answered for a page that is kept under this key. */
  keep(address: string, key: string, page: ShownPage, headers: AnswerHeaders): void {
    const { cache } = this.#options;
    cache.alias(address, key);
    if (this.#heads.has(page) || cache.keptAs(address) !== page) return;
    const fixed = flattenHeaders(headers);
    const lengthOf = (bytes: number) => ['content-length', String(bytes)];
    this.#heads.set(page, {
      page,
      br: [...fixed, 'content-encoding', 'br', ...lengthOf(page.br.length)],
      identity: [...fixed, ...lengthOf(page.htmlBytes)],
      notModified: fixed,
      brText: null,
      html: null,
      label: pageLabel(address, page.status),
    });
  }

  /** From now on the framework answers, which tells callers that the server stops. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Answers if the page is kept, and leaves every other request to `next`. */
  answer(request: IncomingMessage, response: ServerResponse, next: EarlyNext): void {
    const heads = this.#isStopping || !isPlain(request) ? undefined : this.#headsFor(request);
    const how = heads ? howToSend(request, heads) : null;
    if (!heads || how === null) {
      next(request, response);
      return;
    }
    const { readLimit, trustedProxies } = this.#options;
    const address = readLimit ? addressOf(request, trustedProxies) : '';
    if (!readLimit?.isCounted(address)) {
      this.#send(request, response, heads, how);
      return;
    }
    readLimit.count(address).then(
      () => this.#send(request, response, heads, how),
      // who read too much is told so by the framework
      () => next(request, response),
    );
  }

  /** What is kept for this request; nothing where it has to be led elsewhere. */
  #headsFor(request: IncomingMessage): Heads | undefined {
    const { cache, canonicalAddress, trustedProxies } = this.#options;
    const page = cache.keptAs(request.url ?? '/');
    const heads = page?.kind === 'page' ? this.#heads.get(page) : undefined;
    return heads && canonicalAddress(visitOf(request, trustedProxies)) === null ? heads : undefined;
  }

  #send(request: IncomingMessage, response: ServerResponse, heads: Heads, how: Sent): void {
    const startedAt = performance.now();
    const id = newRequestId();
    response.writeHead(how === 'notModified' ? 304 : 200, heads[how].concat('x-request-id', id));
    if (how === 'br') {
      heads.brText ??= heads.page.br.toString('latin1');
      response.end(heads.brText, 'latin1');
    } else if (how === 'identity') {
      heads.html ??= htmlOf(heads.page);
      response.end(heads.html);
    } else response.end();
    const elapsedMs = performance.now() - startedAt;
    this.#options.onAnswered(request, id, response.statusCode, elapsedMs, heads.label);
  }
}
