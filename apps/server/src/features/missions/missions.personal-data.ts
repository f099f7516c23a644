import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

/** A mission belongs to two people: it is deleted with the account of either. */
export const missionsPersonalData: PersonalData = {
  exported: ['missions'],
  async *export({ db }, { id }) {
    const [asCompany, asFreelance] = await Promise.all(
      (['company_user_id', 'freelance_user_id'] as const).map((column) =>
        rowsOf(db, 'missions', { column, id }, { without: ['company_user_id', 'freelance_user_id'] }),
      ),
    );
    const own = [...(asCompany ?? []), ...(asFreelance ?? [])];
    yield {
      path: 'missions.json',
      about: 'Les missions que vous avez proposées ou convenues.',
      json: own.map(({ proposed_by, ...row }) => ({
        ...row,
        proposed_by: proposed_by === id ? 'me' : 'other',
      })),
    };
  },
};
