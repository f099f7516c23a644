import type { AppContext } from '../../core/context/app-context.ts';
import { releaseFiles } from '../uploads/index.ts';
import { deleteApplicationsBefore } from './applications.repository.ts';

/** Deletes the applications without an event since an instant, with the copies of CVs sent with them. */
export async function forgetApplicationsBefore(
  context: Pick<AppContext, 'db' | 'jobs' | 'fileHolders'>,
  which: 'accepted' | 'others',
  before: Date,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await releaseFiles(context, tx, null, await deleteApplicationsBefore(tx, which, before));
  });
}
