import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { forgetMatchesAbout, matchesOf } from './own-matches.repository.ts';
import { deleteVisitor } from './requests.repository.ts';

const internal = ['user_id', 'query_hash', 'any_of', 'all_of', 'seen_before'];

export const savedSearchesPersonalData: PersonalData = {
  exported: ['kept_searches', 'kept_search_finds'],
  withheld: {
    kept_search_requests: 'secret links that live seven days',
    list_changes: 'copies of profiles and offers until they are compared, a minute later',
  },
  async *export({ db }, { id, email }) {
    const own = await rowsOf(db, 'kept_searches', { column: 'user_id', id }, { without: internal });
    const asVisitor = await rowsOf(
      db,
      'kept_searches',
      { column: 'email', id: email },
      { without: internal },
    );
    yield {
      path: 'recherches-gardees.json',
      about: 'Vos recherches gardées, et ce que vos alertes ont trouvé.',
      json: { searches: [...own, ...asVisitor], finds: await matchesOf(db, id) },
    };
  },
  /** What was kept with the account's address before there was an account goes too. */
  async erase(_context, tx, { id, email }) {
    await deleteVisitor(tx, email);
    await forgetMatchesAbout(tx, id);
  },
};
