import { mostSiretTries, type UnreadSirets } from '../registry-checks/index.ts';

/** Companies whose SIRET and name are still to be read in the registry. */
export const companySirets: UnreadSirets = {
  kind: 'company',
  async take(db, profileId) {
    const row = await db
      .updateTable('companies')
      .set((eb) => ({ siret_tries: eb('siret_tries', '+', 1) }))
      .where('id', '=', profileId)
      .where('siret_reading', 'is', null)
      .where('siret', '<>', '')
      .where('siret_tries', '<', mostSiretTries)
      .returning(['siret', 'name', 'siret_tries'])
      .executeTakeFirst();
    return row && { siret: row.siret, name: row.name, tries: row.siret_tries };
  },
  async settle(db, profileId, asked, answer) {
    await db
      .updateTable('companies')
      .set(answer)
      .where('id', '=', profileId)
      .where('siret_reading', 'is', null)
      .where('siret', '=', asked.siret)
      .where('name', '=', asked.name)
      .execute();
  },
  async list(db, after, limit) {
    const rows = await db
      .selectFrom('companies')
      .select('id')
      .where('siret_reading', 'is', null)
      .where('siret', '<>', '')
      .where('siret_tries', '<', mostSiretTries)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
};
