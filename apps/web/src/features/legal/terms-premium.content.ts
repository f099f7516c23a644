import { formatPrice } from '../../ui/format.ts';
import type { LegalSection } from './legal-document.ts';

/** What a company buys, and how it stops. */
export const termsPremiumSection: LegalSection = {
  id: 'premium',
  title: 'Abonnement Premium Entreprise',
  blocks: [
    `L’abonnement Premium coûte ${formatPrice(29.99, 'mois')}. Il donne un nombre illimité de contacts et d’offres, et place les offres de l’entreprise en tête de liste avec la mention «\u202fMise en avant\u202f».`,
    'Il est souscrit par des professionnels, sans durée minimale, payé d’avance chaque mois et renouvelé jusqu’à sa résiliation. La résiliation se fait en ligne, à tout moment, et prend effet à la fin de la période payée. Le paiement est assuré par le prestataire Stripe.',
  ],
};
