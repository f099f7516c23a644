import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { markRead } from './unseen.repository.ts';

/** The caller has read the answers to these applications; those of others are left as they are. */
export async function markAnswersRead(
  { db }: Pick<AppContext, 'db'>,
  userId: string,
  applicationIds: readonly string[],
): Promise<void> {
  const ids = applicationIds.filter(isUuid);
  if (ids.length > 0) await markRead(db, userId, ids);
}
