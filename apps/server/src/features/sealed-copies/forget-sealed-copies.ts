import type { AppContext } from '../../core/context/app-context.ts';
import { deleteSealedFiles } from '../uploads/index.ts';
import { deleteOverdueCopies } from './sealed-copies.repository.ts';

/** Forgets copies whose time is over, and those that no report needs any more, their files too. */
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
