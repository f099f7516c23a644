import { de } from '@mitoyen/contract/core/elision.ts';
import { reminderAfterDays } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { formTexts } from '../../core/forms/forms.texts.ts';

export const applyTexts = {
  title: 'Postuler',
  coverLetter: 'Lettre de motivation',
  coverLetterHint: 'Ce qui vous attire dans cette mission, vos références proches, vos disponibilités.',
  rate: 'Tarif journalier proposé',
  budget: 'Budget de l’offre',
  submit: 'Envoyer ma candidature',
  submitting: 'Envoi…',
  cancel: 'Annuler',
  failure: 'Erreur lors de l’envoi de la candidature',
  draftRestored: formTexts.draftIsBack,
} as const;

/** Own projects that go with an application. */
export const shownProjectsTexts = {
  legend: 'Projets à montrer',
  hint: 'Trois au plus, facultatif. L’entreprise les voit en premier, dans l’ordre où vous les cochez.',
  full: 'Trois projets au plus\u00a0: décochez-en un d’abord.',
  placed: (title: string, place: number) => `${title}, en position ${place}`,
  shown: 'Projets montrés',
} as const;

/** 'Je suis libre' on an urgent mission. */
export const freeNowTexts = {
  apply: 'Je suis libre',
  sending: 'Envoi…',
  letter: 'Bonjour, je suis libre dans les 7\u00a0jours pour cette mission. Parlons-en quand vous voulez.',
  sends: (company: string, rate: string) =>
    `Un clic envoie à ${company} une candidature à votre tarif, ${rate}, avec ces mots\u00a0: «\u202f${freeNowTexts.letter}\u202f» Vous pourrez la retirer.`,
  noRate: 'Pour répondre en un clic, indiquez d’abord votre tarif horaire dans votre profil.',
  addRate: 'Indiquer mon tarif',
  nobodyAssigned:
    'Personne n’est désigné d’office. Ne pas répondre ne change rien, ni à votre profil, ni à votre place dans l’annuaire\u00a0: ce n’est noté nulle part.',
} as const;

export const jobApplyTexts = {
  title: 'Postuler à ce poste',
  coverLetterHint: 'Ce qui vous attire dans ce poste, vos références proches, vos disponibilités.',
  optionalLetterHint: 'Facultative pour un stage.',
  cvChoice: 'CV envoyé',
  cvChoices: {
    profile: { label: 'Celui de mon profil', description: 'Tel qu’il est aujourd’hui.' },
    other: { label: 'Un autre', description: 'Pour cette candidature seulement.' },
  },
  cv: 'Mon CV',
  cvHint: 'PDF, DOC ou DOCX, 5\u00a0Mo au plus.',
  cvMissing: 'Mon CV\u00a0: choisissez le fichier à envoyer.',
  noProfileCv: 'Votre profil n’a pas de CV\u00a0: vous pouvez en joindre un ici.',
  copy: (company: string) =>
    `${company} reçoit une copie de ce CV, quels que soient les lecteurs choisis pour votre profil. Vous verrez chaque fois qu’elle l’ouvre. Retirer votre candidature met fin à cet accès.`,
  kept: 'Ce que vous avez écrit est conservé ici.',
  completeProfile: 'Compléter mon profil',
} as const;

/** What the profile says after an application was sent, or was not. */
export const applyOutcomeTexts = {
  sent: 'Candidature envoyée\u202f!',
  sentHint: (company: string) =>
    `${company} en est prévenue par e-mail. Vous recevrez sa réponse par e-mail, et la lirez dans vos candidatures.`,
  follow: 'Suivre mes candidatures',
  kept: 'Votre lettre et votre tarif sont conservés\u00a0: ils seront là quand vous rouvrirez le formulaire de l’offre.',
  backToOffer: 'Revenir à l’offre',
  completeProfile: 'Compléter mon profil',
} as const;

export const ownApplicationTexts = {
  pageTitle: 'Mes candidatures',
  loading: 'Chargement...',
  failureTitle: 'Vos candidatures n’ont pas pu être chargées.',
  more: 'Voir plus de candidatures',
  empty: 'Vous n’avez pas encore postulé.',
  freelance: {
    emptyHint:
      'Trouvez une mission\u00a0: l’entreprise est prévenue de votre candidature, et vous suivez ici sa réponse.',
    browse: 'Voir les offres de mission',
  },
  jobseeker: {
    emptyHint:
      'Trouvez un poste\u00a0: l’entreprise est prévenue de votre candidature, et vous suivez ici sa réponse.',
    browse: 'Voir les offres d’emploi',
  },
  newAnswer: 'Nouvelle réponse',
  offerDeleted: 'Offre supprimée',
  letter: 'Ma lettre',
  sentCv: 'Voir le CV envoyé',
  cvEnded: 'L’entreprise n’a pas accès à un CV.',
  historyOf: (title: string) => `Suivi de la candidature «\u202f${title}\u202f»`,
  reminded: (day: string) => `Entreprise relancée le ${day}`,
  withdraw: 'Retirer',
  withdrawTitle: 'Retirer votre candidature\u202f?',
  withdrawBody: (title: string) =>
    `L’entreprise verra que vous ne souhaitez plus cette mission («\u202f${title}\u202f»). Vous ne pourrez pas y postuler de nouveau.`,
  withdrawJobBody: (title: string) =>
    `L’entreprise verra que vous ne souhaitez plus ce poste («\u202f${title}\u202f»), et ne pourra plus ouvrir le CV que vous lui avez envoyé. Vous ne pourrez pas y postuler de nouveau.`,
  keep: 'La garder',
  withdrawFailure: 'Votre candidature n’a pas pu être retirée.',
  remind: 'Relancer l’entreprise',
  reminding: 'Envoi…',
  remindHint: 'Une seule relance est possible, par e-mail.',
  remindLater: (day: string) =>
    `Sans réponse, vous pourrez relancer l’entreprise à partir du ${day} (${reminderAfterDays}\u00a0jours).`,
  remindFailure: 'La relance n’a pas pu être envoyée.',
} as const;

/** What an accepted application to a mission leads to, on either side. */
export const missionStepTexts = {
  mission: 'Mission convenue',
  lend: 'Prêter mes justificatifs',
  vigilance: 'Suivi de vigilance',
} as const;

export const receivedTexts = {
  pageTitle: 'Candidatures reçues',
  loading: 'Chargement...',
  failureTitle: 'Les candidatures n’ont pas pu être chargées.',
  more: 'Voir plus de candidatures',
  empty: 'Aucune candidature reçue.',
  emptyHint: 'Les candidatures à vos offres arrivent ici, et vous en êtes prévenu par e-mail.',
  toOffers: 'Voir mes offres',
  filters: 'Trier les candidatures',
  offer: 'Offre',
  allOffers: 'Toutes mes offres',
  thisOffer: 'Cette offre',
  state: 'État',
  allStates: 'Toutes',
  states: {
    'a-traiter': 'À traiter',
    preselectionnees: 'Présélectionnées',
    retenues: 'Retenues',
    refusees: 'Refusées',
    retirees: 'Retirées',
  },
  counted: (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`,
  emptyFiltered: 'Aucune candidature ne correspond.',
  emptyToTreat: 'Tout est traité.',
  emptyToTreatHint: 'Chaque candidature a reçu votre réponse. Les prochaines arriveront ici.',
  showAll: 'Voir toutes les candidatures',
  offerDeleted: 'Offre supprimée',
  seeOffer: 'Voir l’offre',
  received: (day: string) => `Reçue le ${day}`,
  openOf: (name: string) => `Lire la candidature ${de(name)}`,
  letter: 'Lettre de motivation',
  rate: 'Tarif proposé',
  reason: 'Motif du refus',
  profile: 'Voir le profil',
  profileOf: (name: string) => `Voir le profil ${de(name)}`,
  history: 'Suivi',
  historyOf: (name: string) => `Suivi de la candidature ${de(name)}`,
  noLetter: 'Pas de lettre\u00a0: elle est facultative pour un stage.',
  cv: 'CV',
  openCv: 'Télécharger le CV',
  noCv: 'Aucun CV à lire.',
  freelance: {
    reminded: (day: string) => `Ce freelance vous a relancé le ${day}`,
    contact: 'Contacter ce freelance',
  },
  jobseeker: {
    reminded: (day: string) => `Ce candidat vous a relancé le ${day}`,
    contact: 'Contacter ce candidat',
  },
} as const;

export const answerTexts = {
  actions: { shortlisted: 'Présélectionner', accepted: 'Retenir', rejected: 'Refuser' },
  titles: {
    shortlisted: 'Présélectionner cette candidature',
    accepted: 'Retenir cette candidature',
    rejected: 'Refuser cette candidature',
  },
  reason: 'Motif',
  pay: 'Rémunération',
  reasonPlaceholder: 'Choisissez un motif',
  message: 'Votre réponse',
  messageHint: (isJob: boolean) =>
    `Elle est envoyée telle quelle au ${isJob ? 'candidat' : 'freelance'}, par e-mail et dans son espace.`,
  optionalHint: (isJob: boolean) =>
    `Facultatif. Le ${isJob ? 'candidat' : 'freelance'} est prévenu de votre décision\u202f; ce texte l’accompagne, par e-mail et dans son espace.`,
  submit: {
    shortlisted: 'Présélectionner et prévenir',
    accepted: 'Retenir et prévenir',
    rejected: 'Refuser et répondre',
  },
  submitting: 'Envoi…',
  cancel: 'Annuler',
  done: 'Réponse envoyée\u202f!',
  failure: 'Votre réponse n’a pas pu être envoyée.',
} as const;
