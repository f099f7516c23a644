import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { sendEnd } from './end-subscription.job.ts';
import { forgetCustomer } from './events.repository.ts';
import { findPayingCompany } from './subscriptions.repository.ts';

export const subscriptionsPersonalData: PersonalData = {
  exported: ['subscriptions', 'checkouts', 'stripe_events'],
  withheld: { subscription_hints: 'a list of customers about whom to ask, kept for seconds' },
  async *export({ db }, { id }) {
    const company = await findPayingCompany(db, id);
    if (!company?.stripe_customer_id) return;
    const ofCompany = { column: 'company_id', id: company.id };
    const customer = company.stripe_customer_id;
    yield {
      path: 'abonnement.json',
      about: 'L’abonnement de votre entreprise, tel que Stripe nous l’a dit. Les factures sont chez Stripe.',
      json: {
        customer,
        subscription: (await rowsOf(db, 'subscriptions', ofCompany))[0] ?? null,
        checkout: (await rowsOf(db, 'checkouts', ofCompany))[0] ?? null,
        events: await rowsOf(db, 'stripe_events', { column: 'stripe_customer_id', id: customer }),
      },
    };
  },
  async erase(context, tx, { id }) {
    const company = await findPayingCompany(tx, id);
    if (!company?.stripe_customer_id) return;
    await forgetCustomer(tx, company.stripe_customer_id);
    await sendEnd(context, tx, company.stripe_customer_id);
  },
};
