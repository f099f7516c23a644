import { sql } from 'kysely';
import type { NewRow, Queryable, Row, Tx } from '../../core/db/schema.ts';

/** A loan with its downloads, the last one first. */
export type LoanRow = Row<'proof_loans'> & {
  readonly downloads: readonly { readonly at: string; readonly by: string | null }[];
};

/** How many downloads of a loan are shown. */
const shownDownloads = 50;

/** Loans of a person, those that end last first. */
export async function listLoanRows(db: Queryable, personId: string): Promise<LoanRow[]> {
  return db
    .selectFrom('proof_loans')
    .selectAll()
    .select(
      sql<LoanRow['downloads']>`coalesce((
        select jsonb_agg(jsonb_build_object('at', to_char(shown.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'by', users.username) order by shown.at desc)
        from (select account_id, at from proof_loan_downloads where loan_id = proof_loans.id
          order by at desc limit ${shownDownloads}) as shown
        left join users on users.id = shown.account_id), '[]'::jsonb)`.as('downloads'),
    )
    .where('person_id', '=', personId)
    .orderBy('lent_until', 'desc')
    .orderBy('id')
    .execute();
}

/** Lends, or renews what was lent to that firm. Returns the loan's id. */
export async function putLoan(tx: Tx, row: NewRow<'proof_loans'>): Promise<string> {
  const { company_name, months, lent_on, lent_until } = row;
  const { id } = await tx
    .insertInto('proof_loans')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'siren'])
        .doUpdateSet({ company_name, months, lent_on, lent_until, revoked_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes a person's loan, once. False when there is none. */
export async function revokeLoan(db: Queryable, personId: string, id: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('proof_loans')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A loan, and the account and SIREN of the firm that opens it. */
export interface LoanTo {
  readonly id: string;
  readonly siren: string;
  readonly accountId: string;
}

/**
 * A loan to a firm, with its lender; `isWithheld`: the lender hides from that account or is suspended, or the
 * account is not, or no longer, confirmed to be that firm's.
 */
const loanTo = (db: Queryable, { id, siren, accountId }: LoanTo) =>
  db
    .selectFrom('proof_loans')
    .innerJoin('users', 'users.id', 'proof_loans.person_id')
    .selectAll('proof_loans')
    .select([
      'users.username',
      sql<boolean>`users.suspended_at is not null or is_hidden_from(${accountId}::uuid, person_id)
        or not exists (select from companies where user_id = ${accountId}::uuid and left(siret, 9) = proof_loans.siren
          and is_confirmed_company(user_id))`.as('isWithheld'),
    ])
    .where('proof_loans.id', '=', id)
    .where('siren', '=', siren);

/** The same, locked against revocation until the transaction ends. */
export async function lockLoanTo(tx: Tx, loan: LoanTo) {
  return loanTo(tx, loan).forShare('proof_loans').executeTakeFirst();
}

/** Whether a loan that was open has been taken back since, by whatever ends one at once. */
export async function isTakenBack(db: Queryable, loan: LoanTo): Promise<boolean> {
  const found = await loanTo(db, loan).executeTakeFirst();
  return !found || found.revoked_at !== null || found.isWithheld;
}

export async function insertDownload(tx: Tx, row: NewRow<'proof_loan_downloads'>): Promise<void> {
  await tx.insertInto('proof_loan_downloads').values(row).execute();
}

/** Deletes loans that ended, or were revoked, before a day and an instant. */
export async function deleteOldLoans(
  db: Queryable,
  { day, instant }: { day: string; instant: Date },
): Promise<void> {
  await db
    .deleteFrom('proof_loans')
    .where((eb) => eb.or([eb('lent_until', '<', day), eb('revoked_at', '<', instant)]))
    .execute();
}

/** What an account downloaded, for its archive: when, and of which loan. */
export async function listDownloadsBy(db: Queryable, accountId: string) {
  return db
    .selectFrom('proof_loan_downloads')
    .select(['loan_id', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute();
}
