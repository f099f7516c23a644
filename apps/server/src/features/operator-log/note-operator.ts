import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { insertLogEntry } from './operator-log.repository.ts';

const mostTargets = 200;

/** Writes down what an operator looks at or does. A failure to do so fails the call. */
export async function noteOperator(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  operatorId: string,
  { action, targetIds = [], outcome }: { action: string; targetIds?: readonly string[]; outcome: string },
): Promise<void> {
  await insertLogEntry(db, {
    id: newId(),
    at: clock.now(),
    operator_id: operatorId,
    action,
    target_ids: targetIds.slice(0, mostTargets),
    outcome,
  });
}
