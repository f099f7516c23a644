import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { identify } from '../../core/auth/identify.ts';
import { hashToken } from '../../core/auth/session-token.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Guard } from '../../core/http/guards.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { originOf } from './origin.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** A card shows a first name, to anybody; ten of them count as one full name. */
const pointsOfCard = 1;
const pointsOfName = 10;

/** A most that is said as a size: said as a number, the cache takes the memory of all at once. */
const growing = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });

function rulesOf({ perTenMinutes, perDay }: AppContext['config']['namePace']): LimitRule[] {
  const rules = [
    { name: 'names-10-min', points: perTenMinutes * pointsOfName, durationSeconds: 600 },
    { name: 'names-day', points: perDay * pointsOfName, durationSeconds: 86_400 },
  ];
  return rules.filter(({ points }) => points > 0);
}

/** Counts names that an account reads. @throws ApiError `too_many_names`. */
function paceNames(context: AppContext, request: FastifyRequest, userId: string, points: number): void {
  for (const rule of rulesOf(context.config.namePace)) {
    try {
      context.limits.consumeBuffered(rule, userId, accountErrors.too_many_names, points);
    } catch (error) {
      void tellOnce(context, request, userId, rule);
      throw error;
    }
  }
}

/** A security event for the first refusal of a window, whichever instance it is at. */
async function tellOnce(
  context: AppContext,
  request: FastifyRequest,
  userId: string,
  { name, durationSeconds }: LimitRule,
): Promise<void> {
  const origin = originOf(context, request);
  const once = { name: `${name}-told`, points: 1, durationSeconds };
  try {
    context.limits.consumeBuffered(
      { ...once, name: `${once.name}-here` },
      userId,
      accountErrors.too_many_names,
      1,
    );
    await context.limits.consume(once, userId, accountErrors.too_many_names);
    await recordSecurityEvent(context, context.db, 'names_limit_reached', userId, origin);
  } catch (error) {
    if (!(error instanceof ApiError)) context.log.warn({ err: error }, 'a security event is not written');
  }
}

function subjectOfPath(request: FastifyRequest): string | undefined {
  const { id, userId = id } = request.params as { id?: string; userId?: string };
  return userId;
}

/**
 * Limits how many other accounts' profiles, with full names, a member reads in a time. The same name again
 * within ten minutes is not counted. `subjectOf` returns the account whose name the response holds; by
 * default it is read from the path.
 */
export function paceFullNames(
  context: AppContext,
  subjectOf: (request: FastifyRequest) => string | undefined = subjectOfPath,
): Guard {
  const read = new LRUCache<string, true>({ ...growing(50_000), ttl: 600_000 });
  return (user, request) => {
    const userId = subjectOf(request);
    if (!user || userId === user.id) return;
    const name = `${user.id} ${userId}`;
    if (read.has(name)) return;
    paceNames(context, request, user.id, pointsOfName);
    read.set(name, true);
  };
}

/**
 * Counts the cards of a list for the account of the request's token. Lists are the same for every caller and
 * so read no session; the account of a token is looked up once in ten minutes.
 */
export function createScrapeLimit(context: AppContext) {
  const owners = new LRUCache<string, { readonly id: string | null }>({ ...growing(10_000), ttl: 600_000 });
  return async (request: FastifyRequest, cards: number): Promise<void> => {
    const { authorization } = request.headers;
    if (!authorization) return;
    const key = hashToken(authorization).toString('base64');
    let owner = owners.get(key);
    if (!owner) {
      owner = { id: (await identify(context, request))?.id ?? null };
      owners.set(key, owner);
    }
    if (owner.id !== null) paceNames(context, request, owner.id, cards * pointsOfCard);
  };
}
