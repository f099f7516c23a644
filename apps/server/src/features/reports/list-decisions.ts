import type { ModerationDecision } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { listDecisionsAbout } from './decisions.repository.ts';
import { presentDecision } from './reports.presenter.ts';

/** What was decided about an account, for operators, the last first. */
export async function listDecisions(db: Queryable, userId: string): Promise<ModerationDecision[]> {
  return (await listDecisionsAbout(db, userId)).map(presentDecision);
}
