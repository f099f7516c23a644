import { randomUUID } from 'node:crypto';
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
import type { Visit } from './canonical-host.ts';
import { chooseEncoding, type FinishedPage, type ShownPage } from './finished-page.ts';
import type { PageCache } from './page-cache.ts';

/** All that is sent of a page, made once. */
interface Heads {
  readonly page: ShownPage;
  readonly br: FlatHeaders;
  readonly identity: FlatHeaders;
  readonly notModified: FlatHeaders;
  /** The compressed bytes as a string of one byte a letter: Node sends it with the head in one write, a buffer in two. */
  readonly brText: string;
}

export interface KeptAnswersOptions {
  readonly cache: PageCache<FinishedPage>;
  readonly canonicalAddress: (visit: Visit) => string | null;
  readonly trustedProxies: number;
  /** Null where nobody is counted. */
  readonly readLimit: ReadLimit | null;
  /** Told of each answer, with the time it took in milliseconds. */
  readonly onAnswered: (request: IncomingMessage, id: string, status: number, elapsedMs: number) => void;
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

const encodingFor = ({ headers }: IncomingMessage) => chooseEncoding(headers['accept-encoding']);

/** Whether a browser has the page already. */
const isKnown = ({ headers }: IncomingMessage, { page }: Heads) => headers['if-none-match'] === page.etag;

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
    const lengthOf = (body: Buffer) => ['content-length', String(body.length)];
    this.#heads.set(page, {
      page,
      br: [...fixed, 'content-encoding', 'br', ...lengthOf(page.br)],
      identity: [...fixed, ...lengthOf(page.identity)],
      notModified: fixed,
      brText: page.br.toString('latin1'),
    });
  }

  /** From now on the framework answers, which tells callers that the server stops. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Answers if the page is kept, and leaves every other request to `next`. */
  answer(request: IncomingMessage, response: ServerResponse, next: EarlyNext): void {
    const heads = this.#isStopping || !isPlain(request) ? undefined : this.#answerTo(request);
    if (!heads) {
      next(request, response);
      return;
    }
    const { readLimit, trustedProxies } = this.#options;
    const address = readLimit ? addressOf(request, trustedProxies) : '';
    if (!readLimit?.isCounted(address)) {
      this.#send(request, response, heads);
      return;
    }
    readLimit.count(address).then(
      () => this.#send(request, response, heads),
      // who read too much is told so by the framework
      () => next(request, response),
    );
  }

  /** What is kept for this request; nothing where the framework has to encode the page, or to lead elsewhere. */
  #answerTo(request: IncomingMessage): Heads | undefined {
    const { cache, canonicalAddress, trustedProxies } = this.#options;
    const page = cache.keptAs(request.url ?? '/');
    const heads = page?.kind === 'page' ? this.#heads.get(page) : undefined;
    if (!heads) return undefined;
    const isSent = isKnown(request, heads) || encodingFor(request) !== 'gzip';
    return isSent && canonicalAddress(visitOf(request, trustedProxies)) === null ? heads : undefined;
  }

  #send(request: IncomingMessage, response: ServerResponse, heads: Heads): void {
    const startedAt = performance.now();
    const id = randomUUID();
    const own = ['x-request-id', id];
    if (isKnown(request, heads)) response.writeHead(304, [...heads.notModified, ...own]).end();
    else if (encodingFor(request) === 'br')
      response.writeHead(200, heads.br.concat(own)).end(heads.brText, 'latin1');
    else response.writeHead(200, heads.identity.concat(own)).end(heads.page.identity);
    this.#options.onAnswered(request, id, response.statusCode, performance.now() - startedAt);
  }
}
