export const ownOfferTexts = {
  pageTitle: 'Mes offres',
  loading: 'Chargement...',
  failureTitle: 'Vos offres n’ont pas pu être chargées.',
  more: 'Voir plus d’offres',
  empty: 'Vous n’avez encore publié aucune offre.',
  emptyHint:
    'Décrivez une mission ou un poste\u00a0: freelances ou candidats y postulent, et leurs candidatures arrivent ici.',
  applications: (count: number) =>
    count === 0 ? 'Aucune candidature' : count > 1 ? `${count} candidatures` : '1 candidature',
  waiting: (count: number) => `${count} sans réponse`,
  unseen: (count: number) => (count > 1 ? `${count} non vues` : '1 non vue'),
  edit: 'Modifier',
  close: 'Fermer',
  reopen: 'Rouvrir',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
} as const;

/** To whom the answer goes. `waiting`: how many there are, where that is known. */
function closingHint(waiting: number | undefined, applicant: 'freelance' | 'candidat'): string {
  const told =
    waiting === undefined
      ? `à chaque ${applicant} dont la candidature est sans réponse`
      : waiting > 1
        ? `aux ${waiting} ${applicant}s dont la candidature est sans réponse`
        : `au ${applicant} dont la candidature est sans réponse`;
  return `Envoyée telle quelle, par e-mail et dans leur espace, ${told}.`;
}

export const closeOfferTexts = {
  title: 'Fermer l’offre',
  outcome: 'Cette offre est…',
  mission: {
    outcomes: {
      filled: { label: 'Pourvue', description: 'Vous avez trouvé la bonne personne.' },
      cancelled: { label: 'Annulée', description: 'La mission n’aura pas lieu.' },
    },
    messageHint: (waiting: number | undefined) => closingHint(waiting, 'freelance'),
  },
  job: {
    outcomes: {
      filled: { label: 'Pourvue', description: 'Vous avez trouvé la bonne personne.' },
      cancelled: { label: 'Annulée', description: 'Le poste n’est plus à pourvoir.' },
    },
    messageHint: (waiting: number | undefined) => closingHint(waiting, 'candidat'),
  },
  message: 'Réponse à ceux qui attendent',
  messageMissing: 'Écrivez votre réponse.',
  nobodyWaits: 'Aucune candidature n’attend de réponse\u00a0: personne ne sera prévenu.',
  submit: 'Fermer l’offre et répondre',
  submitSilent: 'Fermer l’offre',
  submitting: 'Fermeture…',
  cancel: 'Annuler',
  done: 'Offre fermée, réponses envoyées\u202f!',
  doneSilent: 'Offre fermée\u202f!',
  failure: 'L’offre n’a pas pu être fermée.',
} as const;

export const reopenOfferTexts = {
  title: 'Rouvrir l’offre',
  deadline: 'Nouvelle date limite de candidature',
  hint: 'L’offre revient dans la liste et prend de nouveau des candidatures.',
  submit: 'Rouvrir l’offre',
  submitting: 'Réouverture…',
  cancel: 'Annuler',
  stopped: 'Modifiez d’abord cette offre, qui ne peut pas être publiée telle quelle.',
  done: 'Offre rouverte\u202f!',
  failure: 'L’offre n’a pas pu être rouverte.',
} as const;

export const removeOfferTexts = {
  title: 'Supprimer l’offre\u202f?',
  body: (title: string) =>
    `«\u202f${title}\u202f» disparaîtra pour tout le monde. Cela ne peut pas être annulé, et l’offre compte toujours dans votre limite.`,
  told: (waiting: number, isJob: boolean) => {
    const applicant = isJob ? 'candidat' : 'freelance';
    const end = isJob ? 'que le poste n’est plus à pourvoir' : 'que la mission est annulée';
    const who =
      waiting > 1
        ? `Les ${waiting} ${applicant}s qui attendent une réponse apprendront`
        : `Le ${applicant} qui attend une réponse apprendra`;
    return `${who} par e-mail ${end}. Pour choisir vos mots, fermez plutôt l’offre.`;
  },
  keep: 'Garder l’offre',
  submit: 'Supprimer',
  failure: 'L’offre n’a pas pu être supprimée.',
} as const;
