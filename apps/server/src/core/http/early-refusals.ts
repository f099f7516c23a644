import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EarlyNext } from './early-answers.ts';
import { type AnswerHeaders, type FlatHeaders, flattenHeaders, isBare } from './early-requests.ts';
import type { KeptReadsOptions } from './kept-reads.ts';
import { createNotes } from './notes.ts';
import { newRequestId } from './request-id.ts';

/** What is refused alike. */
export type RefusedKind = 'page' | 'read';

interface KeptRefusal {
  readonly headers: FlatHeaders;
  readonly body: string;
}

/** For measures: of a read, no route is known yet. */
const labels: Readonly<Record<RefusedKind, string>> = { page: 'page', read: 'unknown' };

/**
 * Refuses pages and reads before the framework sees them: a server that has too much to do must not spend its time on
 * refusing. The first refusal of each kind is the framework's own, and all others say the same.
 */
export class EarlyRefusals {
  readonly #kept = new Map<RefusedKind, KeptRefusal>();
  readonly #leftToFramework = createNotes<IncomingMessage, RefusedKind>('refused kind');
  readonly #onAnswered: KeptReadsOptions['onAnswered'];

  constructor(onAnswered: KeptReadsOptions['onAnswered']) {
    this.#onAnswered = onAnswered;
  }

  /** Refuses; where that takes more than to say so, `next` is the framework, which finds the request in `kindOf`. */
  refuse(kind: RefusedKind, request: IncomingMessage, response: ServerResponse, next: EarlyNext): void {
    const kept = isBare(request) ? this.#kept.get(kind) : undefined;
    if (!kept) {
      this.#leftToFramework.set(request, kind);
      next(request, response);
      return;
    }
    const startedAt = performance.now();
    const id = newRequestId();
    response.writeHead(503, kept.headers.concat('x-request-id', id)).end(kept.body);
    this.#onAnswered(request, id, 503, performance.now() - startedAt, labels[kind]);
  }

  /** As what a request is to be refused by the framework; undefined for every other request. */
  kindOf(request: IncomingMessage): RefusedKind | undefined {
    return this.#leftToFramework.get(request);
  }

  /** Remembers how the framework refused this request. */
  keep(request: IncomingMessage, headers: AnswerHeaders, body: string): void {
    const kind = this.kindOf(request);
    if (kind === undefined || !isBare(request)) return;
    const { 'set-cookie': _, ...shared } = headers;
    this.#kept.set(kind, {
      headers: [...flattenHeaders(shared), 'content-length', String(Buffer.byteLength(body))],
      body,
    });
  }
}
