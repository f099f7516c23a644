import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

/** Documents are among the account's files. */
export const proofsPersonalData: PersonalData = {
  exported: ['proofs'],
  async *export({ db }, { id }) {
    const rows = await rowsOf(db, 'proofs', { column: 'user_id', id });
    yield {
      path: 'justificatifs.json',
      about: 'Vos justificatifs et ce qui a été décidé à leur sujet.',
      // which operator decided is that operator's
      json: rows.map(({ decided_by: _, ...row }) => row),
    };
  },
};
