import { updateCardLabel } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import type { InvoiceStatus } from '@mitoyen/contract/features/subscriptions/subscriptions.schemas.ts';
import { sharedTexts } from '../../core/pages/shared.texts.ts';

/** Shared by the pages and blocks about a company's subscription. */
export const subscriptionTexts = {
  heading: 'Abonnement',
  loading: 'Chargement de votre abonnement...',
  failureTitle: 'Votre abonnement n’a pas pu être chargé.',
  active: 'Abonnement actif',
  late: 'Paiement en échec',
  plan: 'Premium Entreprise',
  taxesIncluded: 'TTC',
  renews: (day: string) => `Prochain paiement le ${day}.`,
  activeUntil: (day: string) => `Résilié\u00a0: actif jusqu’au ${day}.`,
  afterEnd: 'Plus rien ne sera prélevé. Vous pouvez reprendre l’abonnement jusqu’à cette date.',
  ended: (day: string) => `Votre abonnement a pris fin le ${day}.`,
  given: (email: string) =>
    `Cet abonnement vous a été ouvert par notre équipe, sans paiement en ligne. Pour toute question\u00a0: ${email}.`,
  manage: 'Gérer mon abonnement',
  cancel: 'Résilier mon abonnement',
  resume: 'Reprendre mon abonnement',
  updateCard: updateCardLabel,
  subscribe: 'S’abonner maintenant',
  offerTitle: 'Passez à Premium Entreprise',
  conditions: 'Renouvelé chaque mois jusqu’à résiliation, en ligne à tout moment.',
  conditionsLink: 'Conditions de l’abonnement',
  lateTitle: 'Le dernier paiement de votre abonnement a échoué.',
  lateHint:
    'Premium reste actif pendant que le paiement est tenté de nouveau. Mettez à jour votre moyen de paiement pour ne pas le perdre.',
} as const;

export const successTexts = {
  pageTitle: 'Abonnement',
  caption: 'Premium Entreprise',
  doneTitle: 'Abonnement réussi\u202f!',
  done: 'Premium est actif\u00a0: contacts et offres sont illimités, et vos offres passent en tête de liste. Votre abonnement et vos factures sont dans votre profil.',
  waitingTitle: 'Vérification du paiement',
  waiting: 'Nous demandons à Stripe si le paiement est passé. Cela prend d’ordinaire quelques secondes.',
  unpaidTitle: 'Aucun abonnement actif pour l’instant',
  unpaid:
    'Stripe ne nous a pas confirmé de paiement. Si vous venez de payer, vérifiez de nouveau dans un instant\u00a0: rien ne sera prélevé deux fois.',
  checkAgain: 'Vérifier de nouveau',
  unknownTitle: 'L’état de votre abonnement n’a pas pu être lu',
  signedOutTitle: 'Votre abonnement',
  signedOut: 'Connectez-vous avec le compte de votre entreprise pour voir l’état de votre abonnement.',
  signIn: 'Se connecter',
  notCompany: 'L’abonnement Premium est réservé aux comptes d’entreprise.',
  toProfile: sharedTexts.backToProfile,
  toDirectory: 'Voir les profils',
  publish: 'Publier une offre',
  toPricing: 'Voir les tarifs',
} as const;

export const receiptTexts = {
  heading: 'Reçu',
  plan: 'Formule',
  amount: 'Montant',
  paid: 'Payé le',
  issued: 'Facturé le',
  next: 'Prochain paiement',
  end: 'Actif jusqu’au',
  invoice: 'Facture',
  loading: 'Chargement...',
  noInvoice: 'En préparation\u00a0: vous la trouverez dans votre profil.',
  open: (number: string | null) => (number ? `Ouvrir la facture ${number}` : 'Ouvrir la facture'),
} as const;

export const invoiceTexts = {
  heading: 'Factures',
  loading: 'Chargement de vos factures...',
  failureTitle: 'Vos factures n’ont pas pu être chargées.',
  empty: 'Aucune facture pour l’instant.',
  unnumbered: 'Facture en préparation',
  statuses: {
    draft: 'En préparation',
    open: 'À payer',
    paid: 'Payée',
    uncollectible: 'Impayée',
    void: 'Annulée',
  } satisfies Record<InvoiceStatus, string>,
  view: 'Voir',
  pay: 'Payer',
  pdf: 'PDF',
  of: (name: string) => ` la facture ${name}`,
  more: 'Factures plus anciennes',
} as const;

export const premiumNoticeTexts = {
  seePricing: 'Voir les tarifs',
} as const;
