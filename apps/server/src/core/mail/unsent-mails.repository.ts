import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { sql } from 'kysely';
import type { Queryable } from '../db/schema.ts';
import type { Instant } from '../http/keyset.ts';
import { mailQueues } from './mail-jobs.ts';

export interface UnsentMailRow {
  readonly id: string;
  readonly queue: string;
  readonly domain: string;
  readonly created_on: Date;
  readonly failed_on: Date;
  readonly tries: number;
  readonly step: string | null;
  readonly code: number | null;
  readonly enhanced_code: string | null;
  readonly text: string | null;
}

const isUnsent = sql`name = any(${mailQueues}) and state = 'failed'`;
const failedOn = sql`date_trunc('milliseconds', coalesce(completed_on, created_on))`;

/** Mails that failed at every try, latest first; of their recipient only the domain. */
export async function listUnsentMails(
  db: Queryable,
  { before, take }: { before: Instant | null; take: number },
): Promise<UnsentMailRow[]> {
  const after = before ? sql`and (${failedOn}, id) < (${before.at}, ${before.id}::uuid)` : sql``;
  const { rows } = await sql<UnsentMailRow>`
    select id, name as queue, split_part(data ->> 'to', '@', 2) as domain, created_on, ${failedOn} as failed_on,
      retry_count + 1 as tries, output ->> 'step' as step, (output ->> 'code')::integer as code,
      output ->> 'enhancedCode' as enhanced_code, coalesce(output ->> 'text', output ->> 'message') as text
    from pgboss.job where ${isUnsent} ${after} order by ${failedOn} desc, id desc limit ${take}`.execute(db);
  return rows;
}

export async function countUnsentMails(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where ${isUnsent}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Puts a mail, or all of them, back into their queues with all their tries; returns how many. */
export async function resendUnsentMails(db: Queryable, id: string | null): Promise<number> {
  const chosen = id === null ? sql`` : sql`and id = ${id}`;
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
      keep_until = now() + interval '30 days', deletion_seconds = ${fixedRetention.finishedJobDays * 86_400}
    where ${isUnsent} ${chosen} returning id`.execute(db);
  return rows.length;
}
