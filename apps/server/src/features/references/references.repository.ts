import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

export type ReferenceRow = Row<'project_references'>;

export async function insertReference(tx: Tx, row: NewRow<'project_references'>): Promise<void> {
  await tx.insertInto('project_references').values(row).execute();
}

export async function changeReference(
  tx: Tx,
  id: string,
  change: Partial<NewRow<'project_references'>>,
): Promise<void> {
  await tx.updateTable('project_references').set(change).where('id', '=', id).execute();
}

export async function findReference(db: Queryable, id: string): Promise<ReferenceRow | undefined> {
  return db.selectFrom('project_references').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findReferenceByToken(
  db: Queryable,
  tokenHash: Buffer,
): Promise<ReferenceRow | undefined> {
  return db
    .selectFrom('project_references')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Whether a project was asked about since then of an agency: by its name, at a mailbox or by its profile. */
export async function wasAskedSince(
  db: Queryable,
  projectId: string,
  of: { readonly agency: string; readonly mailbox: string; readonly companyId: string | null },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('project_references')
    .select('id')
    .where('project_id', '=', projectId)
    .where(({ or, and, eb }) =>
      and([
        or([eb('asked_at', '>', since), eb('state', 'in', ['confirmed', 'proposed'])]),
        or([
          eb(sql`fold_text(agency)`, '=', sql`fold_text(${of.agency})`),
          eb('mailbox', '=', of.mailbox),
          ...(of.companyId === null ? [] : [eb('company_id', '=', of.companyId)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The requests about an account's projects, the last first. */
export async function listAsked(db: Queryable, userId: string): Promise<ReferenceRow[]> {
  return db
    .selectFrom('project_references')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'project_references.project_id')
    .innerJoin('freelances', 'freelances.id', 'portfolio_items.freelance_id')
    .selectAll('project_references')
    .where('freelances.user_id', '=', userId)
    .orderBy('project_references.asked_at', 'desc')
    .orderBy('project_references.id')
    .execute();
}

/** What an account confirmed or put right in its session, the last first, with the freelance's name. */
export async function listGiven(
  db: Queryable,
  userId: string,
): Promise<(ReferenceRow & { title: string; username: string })[]> {
  return db
    .selectFrom('project_references')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'project_references.project_id')
    .innerJoin('freelances', 'freelances.id', 'portfolio_items.freelance_id')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .selectAll('project_references')
    .select(['portfolio_items.title', 'users.username'])
    .where('project_references.answered_by', '=', userId)
    .where('project_references.state', 'in', ['confirmed', 'proposed'])
    .where('users.suspended_at', 'is', null)
    .orderBy('project_references.answered_at', 'desc')
    .orderBy('project_references.id')
    .execute();
}

/** Deletes requests that show nothing, and the addresses and signers of the others. */
export async function forgetReferencesAskedBefore(db: Queryable, instant: Date): Promise<void> {
  await db
    .deleteFrom('project_references')
    .where('asked_at', '<', instant)
    .where('state', 'not in', ['confirmed', 'proposed'])
    .execute();
  await db
    .updateTable('project_references')
    .set({ email: null, mailbox: null, answerer_name: null, answerer_position: null })
    .where('asked_at', '<', instant)
    .where((eb) => eb.or([eb('email', 'is not', null), eb('answerer_name', 'is not', null)]))
    .execute();
}

/** A person's own requests, what they answered, and what went to their address, without what opens a link. */
export async function archivedReferences(
  db: Queryable,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(asked) - 'token_hash' - 'mailbox' as row from project_references as asked
    where asked.answered_by = ${userId} or lower(asked.email) = ${email.toLowerCase()} or asked.project_id in (
      select portfolio_items.id from portfolio_items
      join freelances on freelances.id = portfolio_items.freelance_id where freelances.user_id = ${userId})
    order by asked.asked_at, asked.id`.execute(db);
  return rows.map(({ row }) => row);
}

/** What went to an address, as it is spelt in any case. */
export async function deleteReferencesTo(tx: Queryable, email: string): Promise<void> {
  await tx.deleteFrom('project_references').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

export async function stopMailbox(tx: Queryable, mailboxHash: Buffer, now: Date): Promise<void> {
  await tx
    .insertInto('reference_stops')
    .values({ mailbox_hash: mailboxHash, stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isMailboxStopped(db: Queryable, mailboxHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('reference_stops')
    .select('mailbox_hash')
    .where('mailbox_hash', '=', mailboxHash)
    .executeTakeFirst();
  return row !== undefined;
}
