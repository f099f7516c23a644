import { defineErrors } from '../../core/api-error.ts';
import { maxHiddenCompanies } from './visibility.rules.ts';

export const visibilityErrors = defineErrors({
  siren_unknown: [400, 'Le registre des entreprises ne connaît pas ce numéro SIREN.'],
  hidden_limit: [
    400,
    `Vous pouvez masquer votre profil à ${maxHiddenCompanies} entreprises. Retirez-en une pour en ajouter une autre.`,
  ],
  company_names_unavailable: [
    503,
    'Le registre des entreprises ne répond pas. Réessayez, ou indiquez le numéro SIREN\u00a0: il sera pris tel quel.',
  ],
  too_many_company_names: [429, 'Trop d’entreprises ont été cherchées. Réessayez dans quelques minutes.'],
  // the change is kept; a cache between the server and readers did not confirm that it forgot the page
  caches_not_emptied: [
    503,
    'Votre choix est enregistré, mais un cache n’a pas confirmé avoir oublié votre page. Réessayez\u00a0: rien n’est à changer.',
  ],
});
