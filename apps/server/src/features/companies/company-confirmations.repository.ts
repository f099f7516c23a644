import type { NewRow, Queryable, Tx } from '../../core/db/schema.ts';

export async function insertCompanyLink(tx: Queryable, link: NewRow<'company_confirmations'>): Promise<void> {
  await tx.insertInto('company_confirmations').values(link).execute();
}

/** Uses up a link, once: the company and the domain that it confirms. */
export async function consumeCompanyLink(tx: Tx, tokenHash: Buffer, now: Date) {
  return tx
    .deleteFrom('company_confirmations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['company_id', 'domain'])
    .executeTakeFirst();
}

export async function deleteCompanyLinksOf(tx: Queryable, companyId: string): Promise<void> {
  await tx.deleteFrom('company_confirmations').where('company_id', '=', companyId).execute();
}

export async function deleteExpiredCompanyLinks(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('company_confirmations').where('expires_at', '<', now).execute();
}

/** A company that nobody suspended, locked until the transaction ends. */
export async function lockCompany(tx: Tx, id: string) {
  return tx
    .selectFrom('companies')
    .select(['id', 'name', 'website'])
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('id')
            .whereRef('users.id', '=', 'companies.user_id')
            .where('suspended_at', 'is not', null),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
}

export async function setConfirmedDomain(tx: Queryable, companyId: string, domain: string): Promise<void> {
  await tx.updateTable('companies').set({ confirmed_domain: domain }).where('id', '=', companyId).execute();
}

/** An operator's word that an account is the company's; null takes it back. False when it has no company. */
export async function setConfirmedByOperator(
  db: Queryable,
  userId: string,
  at: Date | null,
): Promise<boolean> {
  const result = await db
    .updateTable('companies')
    .set({ confirmed_by_operator_at: at })
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
