import { mostSiretTries, type ReadAgain, type UnreadSirets } from '../registry-checks/index.ts';

/** Freelances whose SIRET was read, by the day it was. */
const again: ReadAgain = {
  async list(db, { readBefore, after, limit }) {
    return db
      .selectFrom('freelances')
      .select(['id', 'siret'])
      .where('siret_reading', 'is not', null)
      .where((eb) => eb.or([eb('siret_read_at', 'is', null), eb('siret_read_at', '<', readBefore)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
  },
  async settle(db, { id, siret }, answer, at) {
    await db
      .updateTable('freelances')
      .set({ ...answer, siret_read_at: at })
      .where('id', '=', id)
      .where('siret_reading', 'is not', null)
      .where('siret', '=', siret)
      .execute();
  },
};

/** Freelances whose SIRET is still to be read in the registry. */
export const freelanceSirets: UnreadSirets = {
  kind: 'freelance',
  again,
  async take(db, profileId) {
    const row = await db
      .updateTable('freelances')
      .set((eb) => ({ siret_tries: eb('siret_tries', '+', 1) }))
      .where('id', '=', profileId)
      .where('siret_reading', 'is', null)
      .where('siret_tries', '<', mostSiretTries)
      .returning(['siret', 'siret_tries'])
      .executeTakeFirst();
    return row && { siret: row.siret, name: null, tries: row.siret_tries };
  },
  async settle(db, profileId, asked, answer, at) {
    await db
      .updateTable('freelances')
      .set({ ...answer, siret_read_at: answer.siret_reading && at })
      .where('id', '=', profileId)
      .where('siret_reading', 'is', null)
      .where('siret', '=', asked.siret)
      .execute();
  },
  async list(db, after, limit) {
    const rows = await db
      .selectFrom('freelances')
      .select('id')
      .where('siret_reading', 'is', null)
      .where('siret_tries', '<', mostSiretTries)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },
};
