import type { AppContext } from '../../core/context/app-context.ts';
import { deleteSealedFiles } from '../uploads/index.ts';
import { deleteOverdueCopies } from './sealed-copies.repository.ts';

/** Deletes copies whose time is over, and those that no report needs any more, with their files. */
export async function forgetSealedCopies(context: AppContext): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const gone = await deleteOverdueCopies(tx, context.clock.now());
    await deleteSealedFiles(
      context,
      tx,
      gone.flatMap(({ content }) => content.fileIds ?? []),
    );
  });
}
