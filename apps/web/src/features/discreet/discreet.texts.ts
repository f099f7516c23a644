import { silenceDays } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { AskedState } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { sharedTexts } from '../../core/pages/shared.texts.ts';
import { formatNumber } from '../../ui/format.ts';

const counted = (count: number) => `${formatNumber(count)}\u00a0profil${count > 1 ? 's' : ''}`;

export const discreetTexts = {
  title: 'Profils discrets',
  lead: 'Des personnes en poste, ouvertes à autre chose, que seules des entreprises au SIRET vérifié peuvent trouver. Vous lisez des tranches\u00a0; chacune choisit si elle se révèle à vous.',
  loading: 'Chargement...',
  found: (count: number, isExact = true) => {
    if (!isExact) return `plus de ${formatNumber(count)} profils`;
    return count === 0 ? 'Aucun profil' : counted(count);
  },
  seeFound: (count: number, isExact: boolean) => {
    if (count === 0) return 'Aucun profil';
    return isExact ? `Voir ${counted(count)}` : `Voir plus de ${formatNumber(count)} profils`;
  },
  list: 'Profils discrets',
  toAsked: 'Mes demandes',
  filters: 'Filtres',
  showFilters: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  seeResults: 'Voir les résultats',
  reset: 'Effacer les filtres',
  trade: 'Métiers',
  tradeHint: 'Le métier principal.',
  noTrade: 'Aucun métier de ce nom.',
  place: 'Département ou région',
  placeHint: 'Une ville vaut pour son département.',
  anotherPlace: 'Retirez ce lieu pour en choisir un autre.',
  experience: 'Expérience',
  software: 'Logiciels',
  softwareHint: 'L’un d’eux suffit.',
  noSoftware: 'Aucun logiciel de ce nom.',
  phase: 'Phases',
  availability: 'Disponibilité',
  minSalary: 'Salaire, au moins',
  maxSalary: 'Salaire, au plus',
  anySalary: 'Sans limite',
  salaryStep: (euros: number) => `${formatNumber(euros)}\u00a0€`,
  listsFailure: 'Les métiers, logiciels et phases n’ont pas pu être chargés.',
  more: 'Voir plus de profils',
  loadingMore: 'Chargement...',
  failureTitle: 'Les profils discrets n’ont pas pu être chargés.',
  failureHint: sharedTexts.checkConnection,
  empty: 'Aucun profil discret pour le moment.',
  emptyHint: 'Les personnes qui choisissent ce mode paraîtront ici.',
  emptySearch: 'Aucun profil discret ne correspond.',
  emptySearchHint: 'Retirez un filtre, ou choisissez une région plutôt qu’un département.',
  card: 'Profil discret',
  cardOf: (trade: string) => `Profil discret, ${trade}`,
  noTradeSaid: 'Métier non précisé',
  noPlace: 'Lieu non précisé',
  salary: 'Salaire souhaité',
  salaryBand: (min: number, max: number) => `${formatNumber(min)} à ${formatNumber(max)}\u00a0€ brut par an`,
  states: {
    waiting: 'Demande envoyée',
    unanswered: 'Sans réponse',
    revealed: 'S’est révélé',
  } satisfies Readonly<Record<AskedState, string>>,
} as const;

export const discreetProfileTexts = {
  pageTitle: 'Profil discret',
  back: 'Profils discrets',
  facts: 'Ce que vous pouvez lire',
  note: 'Ni nom, ni photo, ni employeur\u00a0: cette personne les montre si elle accepte votre demande. L’adresse de cette page n’est connue que de votre entreprise.',
  failureTitle: 'Ce profil n’a pas pu être chargé.',
  ask: 'Demander à faire connaissance',
  asked: {
    waiting: (day: string) => `Votre demande est partie le ${day}`,
    unanswered: (day: string) => `Votre demande du ${day} est sans réponse`,
    revealed: 'Cette personne s’est révélée à votre entreprise',
  },
  askedHints: {
    waiting: `Elle lit le nom de votre entreprise, son SIREN et votre message. Passé ${silenceDays}\u00a0jours, la demande compte comme sans réponse.`,
    unanswered: 'Elle n’a pas répondu, ou ne souhaite pas se révéler.',
    revealed: 'Vous lisez son profil entier tant qu’elle ne vous retire pas l’accès.',
  },
  toProfile: 'Voir son profil',
  toConversation: sharedTexts.toConversation,
} as const;

export const askTexts = {
  title: 'Demander à faire connaissance',
  lead: 'Cette personne lira le nom de votre entreprise, son SIREN, comment il a été vérifié, et ce message. Elle se révèle, ou non. Une demande compte comme un contact.',
  subject: 'Objet',
  content: 'Message',
  contentHint: 'Le poste, le lieu, la fourchette de salaire, ce qui vous intéresse dans son profil.',
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  cancel: 'Annuler',
  sent: 'Demande envoyée\u202f!',
  failure: 'Votre demande n’a pas pu être envoyée. Réessayez.',
  later: 'Demande à un profil discret',
  limit: 'Vos dix contacts gratuits sont utilisés',
  limitHint: 'Avec l’abonnement Premium, vous écrivez à autant de profils que vous le souhaitez.',
} as const;

export const askedRevealsTexts = {
  pageTitle: 'Mes demandes',
  lead: 'Les profils discrets auxquels votre entreprise a écrit.',
  loading: 'Chargement…',
  failureTitle: 'Vos demandes n’ont pas pu être chargées.',
  empty: 'Vous n’avez écrit à aucun profil discret.',
  emptyHint: 'Ouvrez un profil et demandez à faire connaissance\u00a0: sa réponse se lira ici.',
  more: 'Voir plus de demandes',
  toList: 'Voir les profils discrets',
  askedOn: (day: string) => `Demande du ${day}`,
  toDiscreet: 'Voir le profil discret',
  toProfile: 'Voir le profil',
  of: (action: string, subject: string) => `${action}\u00a0: ${subject}`,
} as const;

/** Said to a firm whose SIRET is not confirmed yet. */
export const gateTexts = {
  title: 'Confirmez d’abord votre entreprise',
  body: 'Les profils discrets sont montrés aux seules entreprises dont le SIRET est vérifié\u00a0: ces personnes doivent savoir qui les lit.',
  confirm: 'Confirmer mon entreprise',
  failureTitle: 'Votre entreprise n’a pas pu être chargée.',
} as const;
