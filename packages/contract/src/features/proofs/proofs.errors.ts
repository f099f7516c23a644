import { defineErrors } from '../../core/api-error.ts';
import { maxProofs } from './proof-kinds.rules.ts';

export const proofErrors = defineErrors({
  proof_not_found: [404, 'Ce justificatif n’existe pas ou n’existe plus.'],
  too_many_proofs: [
    409,
    `Vous avez ${maxProofs} justificatifs\u00a0: supprimez ceux qui ne servent plus pour en ajouter d’autres.`,
  ],
  proof_changed: [409, 'Ce justificatif a changé entre-temps\u00a0: relisez-le avant de décider.'],
  proof_own: [403, 'Un autre opérateur doit décider de vos propres justificatifs.'],
});
