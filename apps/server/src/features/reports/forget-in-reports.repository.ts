import { sql } from 'kysely';
import type { Tx } from '../../core/db/schema.ts';
import { erasedText } from '../../core/personal-data/traces-of.ts';

/**
 * Reports about an account go, with what was decided: there is nobody left to decide about. Those it made stay, for
 * they are about somebody else, without its name. Decisions it took as an operator stay too, unsigned.
 */
export async function forgetInReports(tx: Tx, userId: string, traces: string): Promise<void> {
  await sql`delete from moderation_decisions where subject_id = ${userId}`.execute(tx);
  await sql`delete from reports where reported_id = ${userId}`.execute(tx);
  await sql`update reports set
      details = regexp_replace(details, ${traces}, ${erasedText}, 'gi'),
      messages = regexp_replace(messages::text, ${traces}, ${erasedText}, 'gi')::jsonb
    where reporter_id = ${userId}`.execute(tx);
  await sql`update moderation_decisions set operator_name = ${erasedText}
    where operator_id = ${userId}`.execute(tx);
}
