import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { createWorkQueue, type QueueOptions, type WorkQueue } from '../queue/work-queue.ts';

export interface CallTurns {
  /** Has an operation wait for its turn. @throws ApiError 503 `busy`, before it has begun, rather than have it wait too long. */
  take<T>(route: RouteDefinition, isSignedIn: boolean, operation: () => Promise<T> | T): Promise<T>;
  /** The same for a part of what somebody who is not signed in writes. @throws ApiError 503 `unavailable`. */
  visit<T>(part: () => Promise<T> | T): Promise<T>;
}

/** More at once would only wait for each other: for a processor, and for the database's connections. */
const atOnce = 32;
/** How long each kind of call may wait, in milliseconds: nobody loses what they have just written to a pause. */
const maxWaitMs = { read: 1_000, visit: 5_000, write: 5_000 };
/** How many of one kind may wait: each holds its body in memory. */
const maxWaiting = 500;
const expectedMs = 5;

type Kind = keyof typeof maxWaitMs;

function kindOf({ method }: RouteDefinition, isSignedIn: boolean): Kind {
  if (method === 'GET') return 'read';
  return isSignedIn ? 'write' : 'visit';
}

/** Uploads are read by their operation, at their sender's pace, and have a queue of their own. */
const hasOwnPace = ({ multipartField, contentType }: RouteDefinition) =>
  multipartField !== undefined || contentType !== undefined;

/** A refusal of the operation's own is none of these. */
async function beginIn<T>(queue: WorkQueue, operation: () => Promise<T> | T): Promise<T> {
  let hasBegun = false;
  try {
    return await queue(() => {
      hasBegun = true;
      return operation();
    });
  } catch (error) {
    if (hasBegun || !(error instanceof ApiError)) throw error;
    const { retryAfterSeconds = 1 } = error;
    throw new ApiError(commonErrors.busy, { retryAfterSeconds, cause: error });
  }
}

/**
 * Bounds how many operations run at a time, by kind of call, so that a flood of one neither takes the memory of the
 * process nor makes the others wait. `options` are for tests, whose machine may be slow.
 */
export function createCallTurns(options: Partial<QueueOptions> = {}): CallTurns {
  const queueOf = (kind: Kind) =>
    createWorkQueue({ atOnce, maxWaiting, expectedMs, maxWaitMs: maxWaitMs[kind], ...options });
  const queues = { read: queueOf('read'), visit: queueOf('visit'), write: queueOf('write') };
  return {
    take: (route, isSignedIn, operation) =>
      hasOwnPace(route) ? (async () => operation())() : beginIn(queues[kindOf(route, isSignedIn)], operation),
    visit: (part) => queues.visit(part),
  };
}
