import { defineErrors } from '../../core/api-error.ts';

/** What a look-up of a SIRET is refused with: none of it keeps anybody from filling the fields in. */
export const registryReadErrors = defineErrors({
  siret_unknown: [404, 'Le registre des entreprises ne connaît pas ce numéro. Relisez ses 14\u00a0chiffres.'],
  too_many_registry_reads: [
    429,
    'Trop de numéros ont été cherchés depuis votre connexion. Remplissez les champs à la main.',
  ],
  registry_unavailable: [
    503,
    'Le registre des entreprises ne répond pas. Remplissez les champs à la main\u00a0: le numéro sera vérifié plus tard.',
  ],
});
