import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import { de } from '@mitoyen/contract/core/elision.ts';
import {
  premiumPriceEuros,
  updateCardLabel,
} from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { MailContent } from '../../core/mail/mail-layout.ts';
import { stateOf } from './subscriptions.presenter.ts';
import type { PayingCompany } from './subscriptions.repository.ts';

type News = 'started' | 'cancelled' | 'resumed' | 'payment_failed' | 'ended';

/** What a change means to the company's owner; null when it means nothing. */
export function subscriptionNews(before: PayingCompany, after: PayingCompany): News | null {
  const [from, to] = [stateOf(before), stateOf(after)];
  if (before.is_subscribed && !after.is_subscribed) return 'ended';
  if (from !== to && to === 'late') return 'payment_failed';
  if (from !== to && to === 'ending') return 'cancelled';
  if (!before.is_subscribed && after.is_subscribed) return 'started';
  return from === 'ending' && to === 'active' ? 'resumed' : null;
}

const dayOf = (date: Date | null) => (date ? dayInWords(date) : '');
const price = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }).format(
  premiumPriceEuros,
);

const texts: Readonly<
  Record<News, (company: PayingCompany) => Pick<MailContent, 'subject' | 'paragraphs'> & { label: string }>
> = {
  started: ({ name, current_period_end }) => ({
    subject: 'Votre abonnement Premium est actif',
    paragraphs: [
      `L’abonnement Premium ${de(name)} est actif : contacts et offres illimités, offres mises en avant.`,
      `Il coûte ${price} par mois, toutes taxes comprises, et se renouvelle chaque mois${
        current_period_end ? ` ; prochain paiement le ${dayOf(current_period_end)}` : ''
      }. Vous pouvez le résilier en ligne à tout moment depuis votre profil ; vos factures y sont aussi.`,
    ],
    label: 'Voir mon abonnement',
  }),
  cancelled: ({ name, subscription_end }) => ({
    subject: 'Votre abonnement Premium est résilié',
    paragraphs: [
      `Nous avons bien reçu la résiliation de l’abonnement Premium ${de(name)}.`,
      `Il reste actif jusqu’au ${dayOf(subscription_end)}, puis s’arrête : plus rien ne sera prélevé. Vous pouvez changer d’avis jusque-là.`,
    ],
    label: 'Voir mon abonnement',
  }),
  resumed: ({ name, current_period_end }) => ({
    subject: 'Votre abonnement Premium se poursuit',
    paragraphs: [
      `La résiliation de l’abonnement Premium ${de(name)} est annulée.`,
      `Il se renouvelle de nouveau chaque mois${
        current_period_end ? ` ; prochain paiement le ${dayOf(current_period_end)}` : ''
      }.`,
    ],
    label: 'Voir mon abonnement',
  }),
  payment_failed: ({ name }) => ({
    subject: 'Le paiement de votre abonnement Premium a échoué',
    paragraphs: [
      `Le dernier paiement de l’abonnement Premium ${de(name)} a été refusé.`,
      'Votre abonnement reste actif pendant que le paiement est tenté de nouveau. Pour ne pas le perdre, mettez à jour votre moyen de paiement depuis votre profil.',
    ],
    label: updateCardLabel,
  }),
  ended: ({ name }) => ({
    subject: 'Votre abonnement Premium a pris fin',
    paragraphs: [
      `L’abonnement Premium ${de(name)} a pris fin. Vos offres, vos messages et vos contacts sont conservés.`,
      'La formule gratuite s’applique de nouveau : 10 profils contactés et 10 offres publiées en tout. Vous pouvez vous réabonner quand vous le voulez.',
    ],
    label: 'Voir mon profil',
  }),
};

/** The mail for this event of the subscription. */
export function subscriptionMail(news: News, company: PayingCompany, publicUrl: string): MailContent {
  const { label, ...content } = texts[news](company);
  return {
    ...content,
    greeting: `Bonjour ${company.username},`,
    action: { label, url: `${publicUrl}/profile` },
  };
}
