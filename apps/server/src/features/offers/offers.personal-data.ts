import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { endCvAccess, notifyOfferRemoved } from '../applications/index.ts';
import { lockCompanyByUser } from '../companies/index.ts';
import { findPublishingCompany } from './offer-companies.repository.ts';
import { deleteOffersOf, lockOffersOf } from './offers.repository.ts';

export const offersPersonalData: PersonalData = {
  exported: ['offers'],
  withheld: {
    listed_offers: 'a copy of open missions for the search',
    listed_jobs: 'a copy of open jobs for the search',
  },
  impersonal: [],
  async *export({ db }, { id }) {
    const company = await findPublishingCompany(db, id);
    if (!company) return;
    yield {
      path: 'offres.json',
      about: 'Vos offres, missions et emplois, celles que vous avez supprimées comprises.',
      json: await rowsOf(db, 'offers', { column: 'company_id', id: company.id }),
    };
  },
  /** Closes open offers and mails the applicants who wait for an answer. */
  async erase(context, tx, person) {
    const company = await lockCompanyByUser(tx, person.id);
    if (!company) return;
    for (const offer of await lockOffersOf(tx, company.id)) {
      await notifyOfferRemoved(context, tx, offer);
      await endCvAccess(context, tx, { offerId: offer.id });
    }
    await deleteOffersOf(tx, company.id);
  },
};
