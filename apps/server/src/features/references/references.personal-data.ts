import type { PersonalData } from '../../core/context/app-context.ts';
import { archivedReferences, deleteReferencesTo } from './references.repository.ts';

export const referencesPersonalData: PersonalData = {
  exported: ['project_references'],
  withheld: { reference_stops: 'keyed hashes of mailboxes that want no requests, which name nobody' },
  async *export({ db }, { id, email }) {
    yield {
      path: 'confirmations-de-projets.json',
      about: 'Les confirmations de projets que vous avez demandées, reçues ou données.',
      json: await archivedReferences(db, { userId: id, email }),
    };
  },
  /** What went to the account's address went to nobody else's. */
  async erase(_context, tx, { email }) {
    await deleteReferencesTo(tx, email);
  },
};
