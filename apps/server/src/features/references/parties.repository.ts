import { sql } from 'kysely';
import type { Queryable, Row, Tx } from '../../core/db/schema.ts';

/** A project as a request is about it, with whose it is. */
export type AskedProject = Pick<
  Row<'portfolio_items'>,
  'id' | 'title' | 'url' | 'agency' | 'role_held' | 'phases' | 'completion_year'
> & { readonly ownerId: string; readonly ownerName: string };

const projects = (db: Queryable, id: string) =>
  db
    .selectFrom('portfolio_items')
    .innerJoin('freelances', 'freelances.id', 'portfolio_items.freelance_id')
    .innerJoin('users', 'users.id', 'freelances.user_id')
    .select(['portfolio_items.id', 'portfolio_items.title', 'portfolio_items.url', 'portfolio_items.agency'])
    .select(['portfolio_items.role_held', 'portfolio_items.phases', 'portfolio_items.completion_year'])
    .select(['users.id as ownerId', 'users.username as ownerName'])
    .where('portfolio_items.id', '=', id)
    .where('users.suspended_at', 'is', null);

export async function findProject(db: Queryable, id: string): Promise<AskedProject | undefined> {
  return projects(db, id).executeTakeFirst();
}

/** The same, which nobody changes until the transaction ends. */
export async function lockProject(tx: Tx, id: string): Promise<AskedProject | undefined> {
  return projects(tx, id).forUpdate('portfolio_items').executeTakeFirst();
}

/** A company's account, with its name and number. */
export interface Firm {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly siret: string;
  readonly email: string;
  /** Whether it is known that the account is the firm's. */
  readonly isConfirmed: boolean;
}

const firms = (db: Queryable) =>
  db
    .selectFrom('companies')
    .innerJoin('users', 'users.id', 'companies.user_id')
    .select([
      'companies.id',
      'companies.user_id as userId',
      'companies.name',
      'companies.siret',
      'users.email',
    ])
    .select(sql<boolean>`is_confirmed_company(users.id)`.as('isConfirmed'))
    .where('users.suspended_at', 'is', null);

export async function findFirm(db: Queryable, companyId: string): Promise<Firm | undefined> {
  return firms(db).where('companies.id', '=', companyId).executeTakeFirst();
}

export async function findFirmOf(db: Queryable, userId: string): Promise<Firm | undefined> {
  return firms(db).where('users.id', '=', userId).executeTakeFirst();
}

/** What tells whether two accounts are one person's. */
export interface Identity {
  readonly id: string;
  readonly email: string;
  readonly phone: string | null;
  /** Of every firm that the account has said to be, and of its own business. */
  readonly sirens: readonly string[];
}

/** Of these accounts, and of those with these addresses. */
export async function identitiesOf(
  db: Queryable,
  { ids, emails }: { readonly ids: readonly string[]; readonly emails: readonly string[] },
): Promise<Identity[]> {
  const { rows } = await sql<Identity>`
    select users.id, users.email, users.phone, array(
      select siren from company_sirens where user_id = users.id
      union select left(siret, 9) from freelances where user_id = users.id and siret <> '') as sirens
    from users where id = any(${ids}::uuid[]) or email = any(${emails}::citext[])`.execute(db);
  return rows;
}
