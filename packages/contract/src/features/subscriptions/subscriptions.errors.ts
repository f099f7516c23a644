import { defineErrors } from '../../core/api-error.ts';

export const subscriptionErrors = defineErrors({
  already_subscribed: [409, 'Votre entreprise est déjà abonnée à Premium.'],
  checkout_unavailable: [503, 'Erreur lors de la redirection vers Stripe'],
  portal_unavailable: [503, 'Erreur lors de l’accès au portail Stripe'],
  invoices_unavailable: [503, 'Vos factures ne peuvent pas être lues chez Stripe pour le moment.'],
  subscription_unavailable: [
    503,
    'Stripe ne répond pas\u00a0: l’état de votre abonnement sera mis à jour plus tard.',
  ],
  subscriptions_closed: [503, 'L’abonnement en ligne n’est pas ouvert pour le moment.'],
  webhook_signature_invalid: [400, 'La signature de cet événement n’est pas valable.'],
});
