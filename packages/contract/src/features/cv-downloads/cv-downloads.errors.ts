import { unconfirmedLimits } from '../../core/address-confirmation.ts';
import { defineErrors } from '../../core/api-error.ts';

export const cvDownloadErrors = defineErrors({
  cv_limit_unconfirmed: [
    403,
    `Vous avez téléchargé ${unconfirmedLimits.cvDownloads} CV. Confirmez votre adresse e-mail pour en télécharger d’autres\u00a0: un lien se demande dans la page Compte.`,
  ],
  too_many_cv_downloads: [429, 'Vous avez téléchargé beaucoup de CV en peu de temps. Réessayez plus tard.'],
});
