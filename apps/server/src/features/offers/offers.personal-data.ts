import type { PersonalData } from '../../core/personal-data/personal-data.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { tellThatOfferIsGone } from '../applications/index.ts';
import { deleteOffersOf, lockCompanyOf, lockOffersOf } from './forget-offers.repository.ts';
import { findPublishingCompany } from './own-offers.repository.ts';

const copies = [
  'company_name',
  'public_text',
  'public_words',
  'search_text',
  'words',
  'location_folded',
] as const;

export const offersPersonalData: PersonalData = {
  exported: ['offers'],
  async *export({ db }, { id }) {
    const company = await findPublishingCompany(db, id);
    if (!company) return;
    yield {
      path: 'offres.json',
      about: 'Vos offres de mission, celles que vous avez supprimées comprises.',
      json: await rowsOf(db, 'offers', { column: 'company_id', id: company.id }, { without: copies }),
    };
  },
  /** Open offers close, and who waits for an answer is told. */
  async erase(context, tx, { id }) {
    const company = await lockCompanyOf(tx, id);
    if (!company) return;
    for (const offer of await lockOffersOf(tx, company.id)) {
      await tellThatOfferIsGone(context, tx, offer);
    }
    await deleteOffersOf(tx, company.id);
  },
};
