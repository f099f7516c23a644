import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import { formatPrice } from '../../ui/format.ts';
import type { LegalSection } from './legal-document.ts';

/** What a company buys, and how it stops. */
export const termsPremiumSection: LegalSection = {
  id: 'premium',
  title: 'Abonnement Premium Entreprise',
  blocks: [
    `L’abonnement Premium coûte ${formatPrice(premiumPriceEuros, 'mois')}, toutes taxes comprises. Il donne un nombre illimité de contacts et d’offres, et place les offres de l’entreprise en tête de liste avec la mention «\u202fMise en avant\u202f».`,
    'Il est souscrit par des professionnels, sans durée minimale, payé d’avance chaque mois et renouvelé jusqu’à sa résiliation. Le paiement, les factures et le moyen de paiement sont gérés par le prestataire Stripe, sur ses propres pages.',
    'La résiliation se fait en ligne, à tout moment, en trois clics au plus depuis «\u202fMon espace\u202f»\u00a0: «\u202fRésilier mon abonnement\u202f», puis la confirmation. Cette voie est celle que l’article L215-1-1 du code de la consommation prévoit pour les consommateurs et les non-professionnels\u00a0; nous l’ouvrons à toutes les entreprises. Elle prend effet à la fin de la période payée, dont la date est affichée et rappelée par e-mail\u00a0; l’accès reste entier jusque-là, et le mois entamé n’est pas remboursé.',
    'Quand un paiement est refusé, l’abonnement reste actif pendant que le paiement est tenté de nouveau\u00a0; l’entreprise en est avertie par e-mail et sur le site. Si toutes les tentatives échouent, l’abonnement prend fin. Les offres, les messages et les contacts sont conservés\u00a0; la formule gratuite s’applique de nouveau.',
  ],
};
