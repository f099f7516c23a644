import type { Notification } from '@mitoyen/contract/features/notifications/notifications.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { notificationsSince } from '../notifications/index.ts';
import { type BellRow, listBellRows } from './bell-list.repository.ts';

/** What happened to an account, the last first. @throws ApiError 400 for a cursor that this product did not make. */
export async function listNotifications(
  { db, clock }: AppContext,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const since = notificationsSince(clock.now());
  const found = await listBellRows(db, userId, { since, before: readInstant(cursor), take: limit + 1 });
  const { rows, nextCursor } = pageByInstant(found, limit, ({ at, id }) => ({ at, id }));
  return { items: rows.map(presentLine), nextCursor };
}

function presentLine({ id, kind, text, name, path, at, is_read, unread }: BellRow): Notification {
  return {
    ...{ id, kind, text, name, unread },
    path: path ?? `/chat/${id}`,
    at: at.toISOString(),
    isRead: is_read,
  };
}
