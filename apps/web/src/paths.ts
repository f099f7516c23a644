import type { NoticeKind } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { SharedKind } from '@mitoyen/contract/features/share-pictures/share-pictures.contract.ts';

/** The router's patterns, one per page. Build addresses with `paths`. */
export const patterns = {
  home: '/',
  inscription: '/inscription',
  freelanceSetup: '/freelance-setup',
  companySetup: '/company-setup',
  jobseekerSetup: '/jobseeker-setup',
  directory: '/freelancers',
  trade: '/freelancers/:trade',
  tradePlace: '/freelancers/:trade/:place',
  freelance: '/freelancer/:id',
  jobseeker: '/jobseeker/:id',
  company: '/entreprise/:id',
  portfolioItem: '/portfolio/item/:id',
  offers: '/jobs',
  offer: '/jobs/:id',
  jobs: '/emplois',
  discreet: '/profils-discrets',
  askedReveals: '/profils-discrets/demandes',
  discreetProfile: '/profils-discrets/:id',
  pricing: '/tarification',
  subscriptionSuccess: '/success',
  profile: '/profile',
  profileEdit: '/profile/modifier',
  profilePreview: '/profile/apercu',
  proofs: '/profile/justificatifs',
  vigilance: '/profile/vigilance',
  ownPortfolio: '/profile/portfolio',
  newProject: '/profile/portfolio/nouveau',
  editProject: '/profile/portfolio/:id',
  profileMessages: '/profile/messages',
  account: '/profile/compte',
  accountDeleted: '/compte-supprime',
  ownOffers: '/profile/offres',
  receivedApplications: '/profile/candidatures-recues',
  compareApplications: '/profile/candidatures-recues/comparer',
  ownApplications: '/profile/candidatures',
  reveals: '/profile/demandes',
  ownAlerts: '/profile/alertes',
  savedItems: '/profile/favoris',
  confirmAlert: '/confirmer-alerte',
  stopAlert: '/arreter-alerte',
  activity: '/profile/activite',
  notifications: '/profile/notifications',
  unsubscribe: '/desinscription',
  confirmReply: '/reponse-par-e-mail',
  blockedPeople: '/profile/personnes-bloquees',
  reports: '/operateur/signalements',
  report: '/operateur/signalements/:id',
  notice: '/signaler/:kind/:id',
  moderation: '/profile/moderation',
  takedowns: '/operateur/contenus',
  operatorProofs: '/operateur/justificatifs',
  operatorAccounts: '/operateur/comptes',
  operatorAccount: '/operateur/comptes/:id',
  failedJobs: '/operateur/taches',
  unsentMails: '/operateur/e-mails',
  warnedOffers: '/operateur/offres-signalees',
  securityEvents: '/operateur/securite',
  figures: '/operateur/chiffres',
  operatorLog: '/operateur/journal',
  chat: '/chat/:id',
  login: '/login',
  forgotPassword: '/mot-de-passe-oublie',
  resetPassword: '/reset-password',
  confirmEmail: '/confirmer-email',
  confirmCompany: '/confirmer-entreprise',
  confirmProject: '/confirmer-projet',
  answerAvailability: '/disponibilite',
  privacy: '/politique-confidentialite',
  about: '/about',
  terms: '/conditions-utilisation',
  legalNotice: '/mentions-legales',
  accessibility: '/accessibilite',
} as const;

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

function fill(pattern: string, id: string): string {
  return pattern.replace(':id', encodeURIComponent(id));
}

/** Appends a query: empty values are left out, arrays repeat their key. */
function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** One function per address of the product. */
export const paths = {
  home: () => patterns.home,
  inscription: () => patterns.inscription,
  freelanceSetup: () => patterns.freelanceSetup,
  companySetup: () => patterns.companySetup,
  jobseekerSetup: () => patterns.jobseekerSetup,
  directory: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.directory, query),
  trade: (trade: string) => patterns.trade.replace(':trade', encodeURIComponent(trade)),
  /** `place`: what `placeSlug` makes of it, or its end alone. */
  tradePlace: (trade: string, place: string) =>
    patterns.tradePlace
      .replace(':trade', encodeURIComponent(trade))
      .replace(':place', encodeURIComponent(place)),
  freelance: (id: string) => fill(patterns.freelance, id),
  jobseeker: (id: string) => fill(patterns.jobseeker, id),
  company: (id: string) => fill(patterns.company, id),
  /** The picture that networks show beside a link to it. */
  sharePicture: (kind: SharedKind, id: string) => `/share/${kind}/${id}.jpg`,
  portfolioItem: (id: string) => fill(patterns.portfolioItem, id),
  offers: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.offers, query),
  offer: (id: string) => fill(patterns.offer, id),
  jobs: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.jobs, query),
  discreet: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.discreet, query),
  askedReveals: () => patterns.askedReveals,
  /** `handle`: this person's, for this company alone. */
  discreetProfile: (handle: string) => fill(patterns.discreetProfile, handle),
  pricing: () => patterns.pricing,
  subscriptionSuccess: () => patterns.subscriptionSuccess,
  profile: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.profile, query),
  profileEdit: () => patterns.profileEdit,
  profilePreview: () => patterns.profilePreview,
  /** `entreprise`: the account of a firm, chosen already for a loan. */
  proofs: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.proofs, query),
  vigilance: () => patterns.vigilance,
  ownPortfolio: () => patterns.ownPortfolio,
  newProject: () => patterns.newProject,
  editProject: (id: string) => fill(patterns.editProject, id),
  profileMessages: () => patterns.profileMessages,
  account: () => patterns.account,
  accountDeleted: () => patterns.accountDeleted,
  ownOffers: () => patterns.ownOffers,
  receivedApplications: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.receivedApplications, query),
  compareApplications: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.compareApplications, query),
  ownApplications: () => patterns.ownApplications,
  reveals: () => patterns.reveals,
  ownAlerts: () => patterns.ownAlerts,
  activity: () => patterns.activity,
  /** `type`: one kind of what is kept. */
  savedItems: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.savedItems, query),
  notifications: () => patterns.notifications,
  blockedPeople: () => patterns.blockedPeople,
  reports: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.reports, query),
  report: (id: string) => fill(patterns.report, id),
  notice: (kind: NoticeKind, id: string) => fill(patterns.notice, id).replace(':kind', kind),
  moderation: () => patterns.moderation,
  takedowns: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.takedowns, query),
  operatorProofs: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.operatorProofs, query),
  operatorAccounts: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.operatorAccounts, query),
  operatorAccount: (id: string) => fill(patterns.operatorAccount, id),
  failedJobs: () => patterns.failedJobs,
  unsentMails: () => patterns.unsentMails,
  warnedOffers: () => patterns.warnedOffers,
  securityEvents: (query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(patterns.securityEvents, query),
  figures: () => patterns.figures,
  operatorLog: () => patterns.operatorLog,
  unsubscribe: (token: string) => withQuery(patterns.unsubscribe, { token }),
  /** `message`: one that the conversation opens at. */
  chat: (conversationId: string, query: { readonly message?: string | undefined } = {}) =>
    withQuery(fill(patterns.chat, conversationId), query),
  login: (query: Readonly<Record<string, QueryValue>> = {}) => withQuery(patterns.login, query),
  forgotPassword: () => patterns.forgotPassword,
  resetPassword: (token: string) => withQuery(patterns.resetPassword, { token }),
  privacy: () => patterns.privacy,
  about: () => patterns.about,
  terms: () => patterns.terms,
  legalNotice: () => patterns.legalNotice,
  accessibility: () => patterns.accessibility,
};
