import { defineErrors } from '../../core/api-error.ts';

export const reportErrors = defineErrors({
  target_not_found: [404, 'Ce contenu est introuvable, ou n’est plus en ligne.'],
  notice_already_open: [
    409,
    'Vous avez déjà signalé ce contenu\u00a0: notre équipe examine votre signalement.',
  ],
  nothing_to_take_down: [409, 'Ce signalement ne porte pas sur un contenu que l’on peut retirer.'],
  self_report: [400, 'Vous ne pouvez pas vous signaler vous-même.'],
  report_already_open: [
    409,
    'Vous avez déjà signalé cette personne\u00a0: notre équipe examine votre signalement.',
  ],
  too_many_reports: [429, 'Vous avez envoyé beaucoup de signalements. Réessayez demain.'],
  report_not_found: [404, 'Signalement non trouvé'],
  report_already_decided: [409, 'Ce signalement a déjà été tranché.'],
  own_case: [403, 'Vous ne pouvez pas trancher un signalement qui vous concerne.'],
  reported_account_gone: [
    409,
    'Ce compte n’existe plus\u00a0: le signalement ne peut qu’être classé sans suite.',
  ],
  already_suspended: [
    409,
    'Ce compte est déjà suspendu\u00a0: son titulaire le sait, et rien ne lui a été envoyé. Un signalement se classe alors sans suite.',
  ],
  account_not_suspended: [409, 'Ce compte n’est pas suspendu.'],
});
