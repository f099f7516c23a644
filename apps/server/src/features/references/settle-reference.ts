import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { referenceErrors } from '@mitoyen/contract/features/references/references.errors.ts';
import type {
  ReferenceAct,
  ReferenceFacts,
} from '@mitoyen/contract/features/references/references.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { saveConfirmedFacts } from '../portfolio/index.ts';
import { lockProject } from './parties.repository.ts';
import { changeReference, findReference, type ReferenceRow } from './references.repository.ts';

/**
 * Takes over or drops what an agency put right, or withdraws a request or its mark; the company's account that answered
 * withdraws its answer. @throws ApiError 404 for anybody else, 409 `reference_not_settled`.
 */
export async function settleReference(
  { db }: AppContext,
  userId: string,
  id: string,
  act: ReferenceAct,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = isUuid(id) ? await findReference(tx, id) : undefined;
    // the project first: changing a project locks it before its requests
    const project = found && (await lockProject(tx, found.project_id));
    const row = project && (await findReference(tx, id));
    if (!row) throw new ApiError(referenceErrors.reference_not_found);
    const isAuthor = project.ownerId === userId;
    const isAnswerer = row.answered_by === userId && act === 'withdraw';
    if (!isAuthor && !isAnswerer) throw new ApiError(referenceErrors.reference_not_found);
    if (act === 'accept') return accept(tx, row, userId);
    const from = act === 'drop' ? ['proposed'] : ['proposed', 'confirmed', ...(isAuthor ? ['asked'] : [])];
    if (!from.includes(row.state)) throw new ApiError(referenceErrors.reference_not_settled);
    await changeReference(tx, row.id, { state: act === 'drop' ? 'dropped' : 'withdrawn', corrections: null });
  });
}

/** The project says what the agency put right from now on, and is confirmed by it. */
async function accept(tx: Tx, row: ReferenceRow, ownerId: string): Promise<void> {
  if (row.state !== 'proposed') throw new ApiError(referenceErrors.reference_not_settled);
  await saveConfirmedFacts(tx, { id: row.project_id, ownerId }, row.corrections as ReferenceFacts);
  await changeReference(tx, row.id, { state: 'confirmed', corrections: null });
}
