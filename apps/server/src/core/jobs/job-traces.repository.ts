import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import { mailQueues } from '../mail/mail-jobs.ts';
import type { Person } from '../personal-data/personal-data.ts';
import { erasedText, tracesOf } from '../personal-data/traces-of.ts';

/** Characters of a message's beginning by which a mail that quotes it is known. */
const quotedLength = 30;

/**
 * Deletes the finished jobs that name a person and the mails to them; a waiting mail to another account is
 * kept, with the person's name erased.
 */
export async function forgetPersonInJobs(tx: Tx, person: Person): Promise<void> {
  const traces = tracesOf(person);
  // one scan reads the text of every job; the statements below read only the jobs found
  const { rows } = await sql<{ id: string }>`select id from pgboss.job
    where data::text || coalesce(output::text, '') ~* ${traces}
      or position(${person.id} in data::text) > 0`.execute(tx);
  if (rows.length === 0) return;
  const isFound = sql<boolean>`id = any(${rows.map(({ id }) => id)}::uuid[])`;
  // a waiting mail that carries this person's words belongs to its recipient
  await sql`update pgboss.job set data = data #- '{content,authorId}'
    where ${isFound} and data #>> '{content,authorId}' = ${person.id}`.execute(tx);
  await sql`delete from pgboss.job where ${isFound}
    and (data::text ~* ${traces} or output::text ~* ${traces} or position(${person.id} in data::text) > 0)
    and (state in ('completed', 'cancelled', 'failed')
      or lower(data ->> 'to') = lower(${person.email}) or position(${person.id} in data::text) > 0)`.execute(
    tx,
  );
  await sql`update pgboss.job
    set data = regexp_replace(data::text, ${traces}, ${erasedText}, 'gi')::jsonb,
      output = regexp_replace(output::text, ${traces}, ${erasedText}, 'gi')::jsonb
    where ${isFound} and (data::text ~* ${traces} or output::text ~* ${traces})`.execute(tx);
}

/**
 * Deletes the mails, waiting or finally failed, that carry an account's words or name to others; with a text,
 * those that quote its beginning.
 */
export async function dropMailsOf(tx: Tx, authorId: string, text = ''): Promise<void> {
  const beginning = text.trimStart().split('\n', 1)[0]?.slice(0, quotedLength) ?? '';
  await sql`delete from pgboss.job where name = any(${mailQueues}) and state in ('created', 'retry', 'failed')
    and data #>> '{content,authorId}' = ${authorId}
    and exists (select from jsonb_array_elements_text(data #> '{content,paragraphs}') as paragraph
      where position(${beginning} in paragraph) > 0)`.execute(tx);
}
