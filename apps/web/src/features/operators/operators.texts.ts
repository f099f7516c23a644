import { de } from '@mitoyen/contract/core/elision.ts';
import type { SecurityEventKind } from '@mitoyen/contract/features/operators/operators.schemas.ts';

export const operatorTexts = {
  needsSecondFactor: 'Protégez d’abord votre compte',
  toSecondFactor: 'Aller à mon compte',
  caption: 'Équipe Mitoyen',
  version: (version: string) => `Mitoyen ${version}`,
  tabs: 'Rubriques des opérateurs',
  reports: 'Signalements',
  takedowns: 'Contenus',
  proofs: 'Justificatifs',
  accounts: 'Comptes',
  jobs: 'Tâches',
  mails: 'E-mails',
  warnedOffers: 'Offres',
  security: 'Sécurité',
  figures: 'Chiffres',
  log: 'Journal',
  logged: 'Ce que vous consultez et faites ici est inscrit au journal.',
  loading: 'Chargement...',
  failureTitle: 'Cette liste n’a pas pu être chargée.',
  more: 'Voir plus',
} as const;

export const accountsTexts = {
  pageTitle: 'Comptes',
  search: 'Nom, entreprise, adresse e-mail ou identifiant',
  submit: 'Rechercher',
  empty: 'Aucun compte ne correspond.',
  suspended: 'Suspendu',
  operator: 'Opérateur',
  openReports: (count: number) => `${count}\u00a0signalement(s) à traiter`,
  open: 'Ouvrir',
  openOf: (name: string) => `Ouvrir le compte ${de(name)}`,
  noRole: 'Sans type',
  hostData: 'Comptes supprimés, données gardées par la loi',
  hostDataLead: 'Par nom ou adresse exacts. Ne les communiquez qu’aux autorités que la loi désigne.',
  hostDataEmpty: 'Rien n’est gardé sous ce nom ou cette adresse.',
  keptUntil: (from: string, until: string) => `Scellé le ${from}, gardé jusqu’au ${until}`,
} as const;

export const accountTexts = {
  pageTitle: 'Compte',
  back: 'Tous les comptes',
  failureTitle: 'Ce compte n’a pas pu être chargé.',
  email: 'E-mail',
  phone: 'Téléphone',
  role: 'Type de compte',
  created: 'Créé le',
  active: 'Dernière activité',
  takedowns: 'Contenus retirés',
  sameSiret: 'Même SIRET',
  siret: 'SIRET',
  noSiret: 'Aucun',
  siretStates: {
    exists: 'connu, ouvert',
    confirmed: 'vérifié',
    closed: 'établissement fermé',
    masked: 'connu, nom masqué',
    unknown: 'inconnu du registre',
    unread: 'pas encore lu',
  },
  companyHolder: {
    title: 'Entreprise',
    states: {
      none: 'Rien ne prouve encore que ce compte est celui de l’entreprise, ou un autre compte du même SIRET est confirmé.',
      website: 'Confirmée par un e-mail à une adresse de son site web.',
      operator: 'Confirmée par un opérateur.',
    },
    confirm: 'Confirmer l’entreprise',
  },
  freelanceHolder: {
    title: 'Titulaire du SIRET',
    states: {
      none: 'Rien ne prouve encore que ce compte est celui du titulaire du SIRET. Avant de confirmer, demandez un justificatif, par exemple un avis de situation et une pièce d’identité.',
      website: '',
      operator: 'Confirmé par un opérateur.',
    },
    confirm: 'Confirmer le titulaire',
  },
  unconfirmCompany: 'Reprendre la confirmation',
  confirmingCompany: 'Enregistrement…',
  confirmCompanyFailure: 'La confirmation n’a pas pu être enregistrée. Réessayez.',
  profile: 'Voir le profil public',
  security: 'Voir ses événements de sécurité',
  sessions: 'Connexions',
  noSessions: 'Aucune connexion ouverte.',
  lastUsed: (day: string) => `utilisée le ${day}`,
  unknownBrowser: 'Navigateur inconnu',
  endSessions: 'Fermer toutes les connexions',
  ending: 'Fermeture…',
  endFailure: 'Les connexions n’ont pas pu être fermées. Réessayez.',
  decisions: 'Décisions',
  noDecisions: 'Aucune.',
  lifted: 'Suspension levée',
  by: (name: string, day: string) => `par ${name}, le ${day}`,
  suspendHeading: 'Suspendre ce compte',
  suspendLead:
    'La personne ne peut plus se connecter\u00a0; rien d’elle n’est plus visible. Elle reçoit vos motifs par e-mail.',
  liftHeading: 'Lever la suspension',
  liftLead:
    'La personne pourra se connecter et son profil sera de nouveau visible. Elle reçoit vos motifs par e-mail.',
  ground: 'Fondement',
  groundPlaceholder: 'Choisir',
  statement: 'Motifs',
  suspend: 'Suspendre',
  lift: 'Lever la suspension',
  sending: 'Envoi…',
  failure: 'La décision n’a pas pu être enregistrée. Réessayez.',
} as const;

export const jobsTexts = {
  pageTitle: 'Tâches en échec',
  lead: 'Ce qui a échoué à son dernier essai. Leur contenu n’est pas montré.',
  empty: 'Aucune tâche en échec.',
  failed: (day: string, tries: number) => `Échec le ${day}, après ${tries}\u00a0essai${tries > 1 ? 's' : ''}`,
  retry: 'Relancer',
  retryOf: (name: string) => `Relancer ${name}`,
  retrying: 'Relance…',
  failure: 'La tâche n’a pas pu être relancée. Réessayez.',
} as const;

export const mailsTexts = {
  pageTitle: 'E-mails non envoyés',
  lead: 'Ceux qu’aucun essai n’a pu envoyer, gardés trente jours. Ni leur contenu ni leur destinataire ne sont montrés.',
  empty: 'Tous les e-mails ont pu partir.',
  lanes: { account: 'Accès à un compte', notices: 'Autre e-mail' },
  to: (lane: string, domain: string) => `${lane}, vers ${domain}`,
  failed: (day: string, tries: number) => `Échec le ${day}, après ${tries}\u00a0essai${tries > 1 ? 's' : ''}`,
  noAnswer: 'Le serveur d’envoi n’a pas répondu.',
  answered: (step: string, answer: string) => `${step}\u00a0: ${answer}`,
  resend: 'Renvoyer',
  resendOf: (title: string, day: string) => `Renvoyer\u00a0: ${title}, échec le ${day}`,
  resending: 'Renvoi…',
  resendAll: 'Tout renvoyer',
  resentAll: (count: number) => {
    if (count === 0) return 'Il n’y avait plus d’e-mail à renvoyer.';
    return count === 1
      ? '1\u00a0e-mail est remis dans la file d’envoi.'
      : `${count}\u00a0e-mails sont remis dans la file d’envoi.`;
  },
  failure: 'L’e-mail n’a pas pu être remis dans la file d’envoi. Réessayez.',
  failureAll: 'Les e-mails n’ont pas pu être remis dans la file d’envoi. Réessayez.',
} as const;

export const securityTexts = {
  pageTitle: 'Événements de sécurité',
  kind: 'Événement',
  all: 'Tous',
  empty: 'Aucun événement.',
  nobody: 'Adresse sans compte',
  unknown: 'inconnu',
  network: (network: string) => `réseau ${network}`,
  kinds: {
    account_created: 'Compte créé',
    signed_in: 'Connexion',
    sign_in_failed: 'Échec de connexion',
    sign_in_slowed: 'Connexion ralentie',
    password_wrong: 'Mot de passe refusé',
    password_changed: 'Mot de passe changé',
    password_reset: 'Mot de passe réinitialisé',
    email_confirmed: 'Adresse confirmée',
    conversations_ceiling_met: 'Plafond de conversations atteint',
    cv_downloads_ceiling_met: 'Plafond de CV atteint',
    email_change_asked: 'Changement d’adresse demandé',
    email_changed: 'Adresse changée',
    phone_changed: 'Téléphone changé',
    data_exported: 'Données exportées',
    second_step_failed: 'Deuxième étape refusée',
    second_step_slowed: 'Deuxième étape ralentie',
    code_wrong: 'Code de confirmation refusé',
    passkey_wrong: 'Clé d’accès refusée',
    passkey_added: 'Clé d’accès ajoutée',
    passkey_removed: 'Clé d’accès retirée',
    app_added: 'Application d’authentification configurée',
    app_removed: 'Application d’authentification retirée',
    recovery_codes_renewed: 'Codes de secours renouvelés',
    recovery_code_used: 'Code de secours utilisé',
    second_factor_removed: 'Deuxième étape retirée par l’équipe',
    names_limit_reached: 'Trop de profils consultés',
  } satisfies Readonly<Record<SecurityEventKind, string>>,
} as const;

export const figuresTexts = {
  pageTitle: 'Chiffres de la semaine',
  lead: (day: string) => `Depuis le ${day}.`,
  failureTitle: 'Les chiffres n’ont pas pu être chargés.',
  now: 'En attente',
  week: 'Sept derniers jours',
  labels: {
    openReports: 'Signalements à traiter',
    openContests: 'Contestations à traiter',
    failedJobs: 'Tâches en échec',
    newFreelances: 'Nouveaux freelances',
    newJobseekers: 'Nouveaux candidats',
    newCompanies: 'Nouvelles entreprises',
    offers: 'Offres publiées',
    applications: 'Candidatures',
    messages: 'Messages',
    reports: 'Signalements reçus',
    decidedReports: 'Signalements tranchés',
    medianHoursToDecide: 'Délai médian de décision (heures)',
    takedowns: 'Contenus retirés',
    contests: 'Contestations reçues',
    suspensions: 'Suspensions',
    failedSignIns: 'Connexions refusées',
  },
  none: '–',
} as const;

export const logTexts = {
  pageTitle: 'Journal des opérateurs',
  lead: 'Chaque consultation et chaque acte d’un opérateur. Rien ne peut y être changé\u00a0; une entrée disparaît après un an.',
  empty: 'Le journal est vide.',
  gone: 'Compte supprimé',
  outcomes: { seen: 'consulté', begun: 'commencé', done: 'fait', failed: 'échec' } as Readonly<
    Record<string, string>
  >,
  refused: (code: string) => `refusé (${code})`,
  targets: (ids: readonly string[]) =>
    ids.length > 3 ? `${ids.slice(0, 3).join(', ')}… (${ids.length})` : ids.join(', '),
} as const;

export const warnedOffersTexts = {
  pageTitle: 'Offres malgré une remarque',
  lead: 'Les offres publiées alors que leur lecture donnait une remarque, avec les mots en cause. Une offre seulement déconseillée n’y est pas.',
  empty: 'Aucune offre de ce genre.',
  published: (day: string) => `publiée le ${day}`,
  read: 'L’entreprise a coché «\u202fJ’ai lu\u202f».',
  unread: 'L’entreprise ne l’a pas lue.',
  none: 'Les règles du jour n’y trouvent plus rien.',
} as const;
