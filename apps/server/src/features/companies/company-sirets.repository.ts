import type { PendingSirets } from '../registry-checks/index.ts';

/** Companies whose SIRET and name are still to be checked. */
export const companySirets: PendingSirets = {
  kind: 'company',
  find: (db, profileId) =>
    db
      .selectFrom('companies')
      .select(['siret', 'name'])
      .where('id', '=', profileId)
      .where('siret_status', '=', 'pending')
      .executeTakeFirst(),
  async settle(db, profileId, asked, status) {
    await db
      .updateTable('companies')
      .set({ siret_status: status })
      .where('id', '=', profileId)
      .where('siret_status', '=', 'pending')
      .where('siret', '=', asked.siret)
      .where('name', '=', asked.name)
      .execute();
  },
  async list(db, limit) {
    const rows = await db
      .selectFrom('companies')
      .select('id')
      .where('siret_status', '=', 'pending')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
};
