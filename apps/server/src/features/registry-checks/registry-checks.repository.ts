import type { SiretStatus } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';

export type CheckedKind = 'freelance' | 'company';

/** What is checked about a profile: a freelance's number alone, a company's with its name. */
export interface PendingSiret {
  readonly siret: string;
  readonly name: string | null;
}

export async function findPendingSiret(
  db: Queryable,
  kind: CheckedKind,
  profileId: string,
): Promise<PendingSiret | undefined> {
  if (kind === 'company') {
    return db
      .selectFrom('companies')
      .select(['siret', 'name'])
      .where('id', '=', profileId)
      .where('siret_status', '=', 'pending')
      .executeTakeFirst();
  }
  const row = await db
    .selectFrom('freelances')
    .select('siret')
    .where('id', '=', profileId)
    .where('siret_status', '=', 'pending')
    .executeTakeFirst();
  return row && { siret: row.siret, name: null };
}

/** Writes an answer down, unless what it is about has changed since it was asked. */
export async function settleSiret(
  db: Queryable,
  kind: CheckedKind,
  profileId: string,
  asked: PendingSiret,
  status: SiretStatus,
): Promise<void> {
  if (kind === 'company') {
    await db
      .updateTable('companies')
      .set({ siret_status: status })
      .where('id', '=', profileId)
      .where('siret_status', '=', 'pending')
      .where('siret', '=', asked.siret)
      .where('name', '=', asked.name)
      .execute();
    return;
  }
  await db
    .updateTable('freelances')
    .set({ siret_status: status })
    .where('id', '=', profileId)
    .where('siret_status', '=', 'pending')
    .where('siret', '=', asked.siret)
    .execute();
}

/** Pending profiles, oldest first. */
export async function listPending(db: Queryable, kind: CheckedKind, limit: number): Promise<string[]> {
  const table = kind === 'company' ? 'companies' : 'freelances';
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('siret_status', '=', 'pending')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
