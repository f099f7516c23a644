import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventRoutes } from '@mitoyen/contract/features/events/events.contract.ts';
import type { FastifyInstance } from 'fastify';
import { AdmissionLine, type LineLimits, Visit } from './admission-line.ts';
import type { EarlyNext } from './early-answers.ts';
import type { EarlyRefusals, RefusedKind } from './early-refusals.ts';
import { isMachinePath, pathOf } from './machine-paths.ts';
import { createNotes } from './notes.ts';

/**
 * More under way at once would only wait for each other: for the processor, for the database's connections. Who waits
 * is refused when that time is over and no earlier: whoever asks again at once would else take what is left of the processor.
 */
const limits: Readonly<Record<RefusedKind, LineLimits>> = {
  read: { atOnce: 24, maxWaiting: 1000, maxWaitMs: 1000 },
  page: { atOnce: 4, maxWaiting: 1000, maxWaitMs: 2000 },
};

/** They cost little: without them, nobody would be told to try again, and nobody would know that the server lives. */
const alwaysAnswered = /^\/(?:assets\/|files\/|health\/|\w[\w-]*\.\w+$)/;
/** It is open for as long as its reader is there. */
const streamPath = eventRoutes.stream.path;

/** Of what a request is one; null for what has bounds of its own: what is written and uploaded, streams, files, share pictures. */
export function kindOf({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): RefusedKind | null {
  if (method !== 'GET') return null;
  if (url.startsWith('/api/')) return url.startsWith(streamPath) ? null : 'read';
  const path = pathOf(url);
  return alwaysAnswered.test(path) || isMachinePath(path) ? null : 'page';
}

export interface AdmissionOptions {
  readonly refusals: EarlyRefusals;
  /** Whether the event loop lags too much, so that less is done at once. */
  readonly isLate: () => boolean;
  /** For tests. */
  readonly limits?: Partial<Record<RefusedKind, LineLimits>>;
}

/** Bounds how many pages and reads the framework has under way; the others wait before it, where they cost nothing. */
export class Admission {
  readonly #visits = createNotes<IncomingMessage, { line: AdmissionLine; visit: Visit }>('visit');
  readonly #lines: Readonly<Record<RefusedKind, AdmissionLine>>;
  readonly #options: AdmissionOptions;
  #isStopping = false;

  constructor(options: AdmissionOptions) {
    this.#options = options;
    const lineOf = (kind: RefusedKind) =>
      new AdmissionLine(options.limits?.[kind] ?? limits[kind], options.isLate);
    this.#lines = { read: lineOf('read'), page: lineOf('page') };
  }

  /** Has a request wait for its turn, and leaves it to `next`. */
  answer(request: IncomingMessage, response: ServerResponse, next: EarlyNext): void {
    const kind = this.#isStopping ? null : kindOf(request);
    if (kind === null) {
      next(request, response);
      return;
    }
    const { refusals } = this.#options;
    const line = this.#lines[kind];
    const visit = new Visit({
      begin: () => next(request, response),
      refuse: () => refusals.refuse(kind, request, response, next),
    });
    this.#visits.set(request, { line, visit });
    // who goes away before an answer gives their place back as well
    response.once('close', () => line.leave(visit));
    line.enter(visit);
  }

  /** Gives a request's place to the next: what is left to do is to send, at its reader's pace. */
  leave(request: IncomingMessage): void {
    const entered = this.#visits.get(request);
    entered?.line.leave(entered.visit);
  }

  /** From now on the framework answers everybody, which tells callers that the server stops. */
  stop(): void {
    this.#isStopping = true;
  }
}

/** Has requests wait before the framework, and remembers how it refuses. To be registered after all that sets headers. */
export function admitRequests(app: FastifyInstance, admission: Admission, refusals: EarlyRefusals): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    admission.leave(raw);
    if (typeof payload === 'string' && reply.statusCode === 503)
      refusals.keep(raw, reply.getHeaders(), payload);
    done(null, payload);
  });
  app.addHook('preClose', async () => admission.stop());
}
