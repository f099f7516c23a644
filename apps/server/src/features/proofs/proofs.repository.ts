import type { StoredProofState } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';
import type { Instant } from '../../core/http/keyset.ts';
import { mayOperatorFind } from '../visibility/index.ts';

/** A proof with the name of its document. */
export type ProofRow = Row<'proofs'> & { document_name: string | null };

/** The same with whose it is, and what its document's readers should know. */
export type SubmittedProofRow = ProofRow & {
  username: string;
  document_cautions: Row<'files'>['cautions'] | null;
};

const proofRows = (db: Queryable) =>
  db
    .selectFrom('proofs')
    .leftJoin('files', 'files.id', 'proofs.document_file_id')
    .selectAll('proofs')
    .select('files.original_name as document_name');

/** All proofs of an account, the last one added first. */
export async function listProofRows(db: Queryable, userId: string): Promise<ProofRow[]> {
  return proofRows(db)
    .where('proofs.user_id', '=', userId)
    .orderBy('proofs.created_at', 'desc')
    .orderBy('proofs.id', 'desc')
    .execute();
}

export async function findProofRow(db: Queryable, userId: string, id: string): Promise<ProofRow | undefined> {
  return proofRows(db).where('proofs.user_id', '=', userId).where('proofs.id', '=', id).executeTakeFirst();
}

/** An account's proof, locked until the transaction ends. */
export async function lockProof(tx: Tx, userId: string, id: string): Promise<Row<'proofs'> | undefined> {
  return tx
    .selectFrom('proofs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets one transaction at a time add to an account's proofs; returns how many there are. */
export async function lockAndCountProofs(tx: Tx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proofs ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('proofs')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertProof(tx: Tx, row: NewRow<'proofs'>): Promise<void> {
  await tx.insertInto('proofs').values(row).execute();
}

/** Puts another declaration in a proof's place: what was decided was about the one before. */
export async function redeclareProof(tx: Tx, id: string, change: Partial<NewRow<'proofs'>>): Promise<void> {
  await tx
    .updateTable('proofs')
    .set((eb) => ({
      ...change,
      state: 'declared',
      note: null,
      decided_by: null,
      decided_at: null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteProof(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('proofs').where('id', '=', id).execute();
}

/** Deletes at most `limit` proofs that ended before a day; returns what they held. */
export async function deleteProofsEndedBefore(
  tx: Tx,
  day: string,
  limit: number,
): Promise<{ user_id: string; document_file_id: string | null }[]> {
  return tx
    .deleteFrom('proofs')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('proofs')
        .select('id')
        .where('stands_until', '<', day)
        .orderBy('stands_until')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['user_id', 'document_file_id'])
    .execute();
}

/** Has the triggers tell of proofs whose last, or first, day this is as of changes. */
export async function touchProofsAt(
  db: Queryable,
  { lastDay, firstDay }: { lastDay: string; firstDay: string },
): Promise<void> {
  await db
    .updateTable('proofs')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where((eb) => eb.or([eb('stands_until', '=', lastDay), eb('starts_on', '=', firstDay)]))
    .execute();
}

const submittedRows = (db: Queryable) =>
  proofRows(db)
    .innerJoin('users', 'users.id', 'proofs.user_id')
    .select(['users.username', 'files.cautions as document_cautions'])
    .where(mayOperatorFind('users.id'));

/** Proofs in a state that have not ended on a day, the one that waits longest first. */
export async function listSubmittedProofs(
  db: Queryable,
  {
    state,
    today,
    after,
    take,
  }: { state: StoredProofState; today: string; after: Instant | null; take: number },
): Promise<SubmittedProofRow[]> {
  return submittedRows(db)
    .where('proofs.state', '=', state)
    .where((eb) => eb.or([eb('proofs.stands_until', 'is', null), eb('proofs.stands_until', '>=', today)]))
    .where('users.suspended_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(proofs.updated_at, proofs.id) > (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('proofs.updated_at')
    .orderBy('proofs.id')
    .limit(take)
    .execute();
}

export async function findSubmittedProof(db: Queryable, id: string): Promise<SubmittedProofRow | undefined> {
  return submittedRows(db).where('proofs.id', '=', id).executeTakeFirst();
}

/** Writes a decision down, if the proof is still the one that was read. */
export async function decideProof(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
  decision: { state: StoredProofState; note: string; decided_by: string; decided_at: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('proofs')
    .set({ ...decision, updated_at: decision.decided_at })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** What was read of a freelance's number in the registry, and when. */
export async function findSiretReading(db: Queryable, userId: string) {
  return db
    .selectFrom('freelances')
    .select(['siret_reading', 'siret_read_at', 'confirmed_by_operator_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
