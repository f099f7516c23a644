import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { conversationErrors } from '@mitoyen/contract/features/conversations/conversations.errors.ts';
import { cvDownloadErrors } from '@mitoyen/contract/features/cv-downloads/cv-downloads.errors.ts';
import type { SecurityEventKind } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ceilingStart } from '../../core/limits/daily-ceilings.ts';
import { originOf } from './origin.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { hasSecurityEventSince } from './security-events.repository.ts';

const kinds = new Map<string, SecurityEventKind>([
  [conversationErrors.too_many_conversations.code, 'conversations_ceiling_met'],
  [cvDownloadErrors.too_many_cv_downloads.code, 'cv_downloads_ceiling_met'],
]);

/** Does the work; when an account meets a daily ceiling in it, that is written down, once a day. */
export async function noteCeiling<T>(
  context: AppContext,
  userId: string | null,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const kind = error instanceof ApiError ? kinds.get(error.code) : undefined;
    if (kind && userId) await noteOnce(context, userId, kind, request);
    throw error;
  }
}

/** Outside the work's transaction, which is rolled back. */
async function noteOnce(
  context: AppContext,
  userId: string,
  kind: SecurityEventKind,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock, log } = context;
  const since = ceilingStart(clock.now());
  if (await hasSecurityEventSince(db, { userId, kinds: [kind], since })) return;
  await recordSecurityEvent(context, db, kind, userId, originOf(context, request));
  log.warn({ userId, kind }, 'an account met a daily ceiling');
}
