import { defineErrors } from '../../core/api-error.ts';

export const proofLoanErrors = defineErrors({
  loan_not_found: [404, 'Ce prêt n’existe pas ou n’existe plus.'],
  loan_ended: [403, 'Ce prêt est terminé\u00a0: demandez à la personne de le renouveler.'],
  loan_firm_unknown: [
    404,
    'Prêtez à une entreprise avec laquelle vous échangez, ou qui a accepté votre candidature.',
  ],
  loan_firm_unconfirmed: [409, 'Cette entreprise doit d’abord confirmer son SIREN.'],
  too_many_archives: [429, 'Vous avez téléchargé beaucoup d’archives\u00a0: réessayez dans une heure.'],
});
