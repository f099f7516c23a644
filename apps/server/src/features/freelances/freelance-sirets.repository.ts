import type { PendingSirets } from '../registry-checks/index.ts';

/** Freelances whose SIRET is still to be checked. */
export const freelanceSirets: PendingSirets = {
  kind: 'freelance',
  async find(db, profileId) {
    const row = await db
      .selectFrom('freelances')
      .select('siret')
      .where('id', '=', profileId)
      .where('siret_status', '=', 'pending')
      .executeTakeFirst();
    return row && { siret: row.siret, name: null };
  },
  async settle(db, profileId, asked, status) {
    await db
      .updateTable('freelances')
      .set({ siret_status: status })
      .where('id', '=', profileId)
      .where('siret_status', '=', 'pending')
      .where('siret', '=', asked.siret)
      .execute();
  },
  async list(db, limit) {
    const rows = await db
      .selectFrom('freelances')
      .select('id')
      .where('siret_status', '=', 'pending')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
};
