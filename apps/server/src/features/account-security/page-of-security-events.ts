import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { SecurityEvent } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { listSecurityEvents } from './security-events.repository.ts';

/** What happened to the access of accounts, for operators. */
export async function pageOfSecurityEvents(
  { db }: AppContext,
  query: {
    userId?: string | undefined;
    kind?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<{ items: SecurityEvent[]; nextCursor: string | null }> {
  const { userId = '', kind = '', limit, cursor } = query;
  if (userId !== '' && !isUuid(userId)) return { items: [], nextCursor: null };
  const found = await listSecurityEvents(db, {
    userId: userId || null,
    kind: kind || null,
    before: readInstant(cursor),
    take: limit + 1,
  });
  const { rows, nextCursor } = pageByInstant(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
  const items = rows.map(({ id, kind: what, user_id, username, network, user_agent, created_at }) => ({
    id,
    kind: what,
    userId: user_id,
    username,
    network,
    userAgent: user_agent,
    at: created_at.toISOString(),
  }));
  return { items, nextCursor };
}
