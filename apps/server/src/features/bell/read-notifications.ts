import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { notificationErrors } from '@mitoyen/contract/features/notifications/notifications.errors.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { markAllRead } from '../conversations/index.ts';
import { hasNotification, type Lines, markLinesRead } from '../notifications/index.ts';
import { closePush } from '../push/index.ts';

/** Marks lines read, and has the account's other pages count anew. */
async function readLines(context: AppContext, tx: Tx, userId: string, lines: Lines): Promise<void> {
  const read = await markLinesRead(tx, userId, lines, context.clock.now());
  const [first] = read;
  if (!first) return;
  await context.events.publish(tx, { userId, type: 'notification', data: { notificationId: first } });
  const subjects = read.map((id) => ({ type: 'notification' as const, id }));
  await closePush(context, tx, userId, subjects);
}

/** Marks one line read, as often as asked. @throws ApiError 404 `notification_not_found`. */
export async function readNotification(context: AppContext, userId: string, id: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    if (!isUuid(id) || !(await hasNotification(tx, userId, id)))
      throw new ApiError(notificationErrors.notification_not_found);
    await readLines(context, tx, userId, { id });
  });
}

/** Marks all that happened up to an instant read, conversations included. */
export async function readAllNotifications(context: AppContext, userId: string, until: Date): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await readLines(context, tx, userId, { until });
    await markAllRead(context, tx, userId, until);
  });
}

/** Marks read what leads to a page that was opened. */
export async function readByVisit(context: AppContext, userId: string, path: string): Promise<void> {
  await context.db.transaction().execute((tx) => readLines(context, tx, userId, { path }));
}
