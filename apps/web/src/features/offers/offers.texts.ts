import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { sharedTexts } from '../../core/pages/shared.texts.ts';
import { formatNumber } from '../../ui/format.ts';
import { premiumNoticeTexts } from '../subscriptions/index.ts';

function counted(count: number, isExact: boolean): string {
  const told = `${formatNumber(count)}\u00a0${count === 1 ? 'offre' : 'offres'}`;
  return isExact ? told : `plus de ${told}`;
}

export const offerListTexts = {
  title: 'Offres de missions',
  caption: 'Pour les freelances',
  intro:
    'Les missions que les agences, bureaux d’études et entreprises du bâtiment confient à des freelances.',
  description:
    'Offres de mission en architecture et bâtiment\u00a0: relevés, permis, plans d’exécution, suivi de chantier. Pour freelances, sans commission.',
  loading: 'Chargement...',
  found(count: number, isExact = true) {
    if (!isExact) return `plus de ${formatNumber(count)} offres ouvertes`;
    return count > 1 ? `${count} offres ouvertes` : `${count} offre ouverte`;
  },
  list: 'Offres',
  searchLabel: 'Rechercher une offre',
  search: 'Poste, mission ou mot-clé',
  searchHint: 'relevé, BIM, permis…',
  location: 'Lieu',
  locationHint: 'Lyon, Bretagne…',
  filters: 'Filtres',
  showFilters: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  activeFiltersLabel: 'Filtres actifs',
  toResults: 'Aller aux résultats',
  seeResults: 'Voir les résultats',
  counted,
  seeFound: (count: number, isExact: boolean) =>
    count === 0 ? 'Aucune offre' : `Voir ${counted(count, isExact)}`,
  memberFilters: 'Les membres filtrent aussi par métier, phase, logiciel, programme et contexte.',
  remote: 'Télétravail possible',
  submitSearch: 'Rechercher',
  reset: 'Effacer la recherche',
  more: 'Voir plus d’offres',
  loadingMore: 'Chargement...',
  failureTitle: 'Les offres n’ont pas pu être chargées.',
  failureHint: sharedTexts.checkConnection,
  empty: 'Aucune offre de mission disponible pour le moment.',
  emptyHint: 'Les nouvelles offres paraissent ici dès leur publication\u00a0: revenez bientôt.',
  nothing: 'Aucune mission',
  emptySearch: 'Aucune offre ne correspond à votre recherche.',
  emptySearchHint: 'Essayez un autre mot, un lieu plus large, ou retirez le filtre de télétravail.',
  paidNote: '«\u202fMise en avant\u202f» en premier\u00a0: placement payant.',
} as const;

export const offerTexts = {
  contactCompany: 'Contacter l’entreprise',
  pageTitle: 'Offre de mission',
  loading: 'Chargement...',
  back: 'Retour aux offres',
  failureTitle: 'Cette offre n’a pas pu être chargée.',
  failureHint: sharedTexts.checkConnection,
  highlighted: 'Mise en avant',
  highlightedNote: 'placement payant',
  urgent: 'Besoin sous 7\u00a0jours',
  remote: 'Télétravail possible',
  anywhere: 'Lieu non précisé',
  published: (day: string) => `Publiée le ${day}`,
  deadline: 'Date limite',
  until: (day: string) => `Jusqu’au ${day}`,
  daysLeft: (days: number) => {
    if (days === 0) return 'dernier jour';
    return days === 1 ? 'encore un jour' : `encore ${days}\u00a0jours`;
  },
  duration: 'Durée',
  budget: 'Budget',
  location: 'Lieu',
  place: (place: string, isRemote: boolean) =>
    isRemote ? `${place}, télétravail possible` : `${place}, sur place`,
  requirements: 'Exigences',
  mission: 'La mission',
  apply: 'Postuler',
  applyTo: (title: string) => `Postuler à l’offre «\u202f${title}\u202f»`,
  applied: 'Déjà postulé',
  toApplication: 'Suivre ma candidature',
  see: 'Voir l’offre',
  closed: {
    filled: 'Cette offre est pourvue.',
    cancelled: 'Cette offre est annulée.',
    expired: 'La date limite de cette offre est passée.',
    draft: 'Cette offre n’est pas encore publiée.',
  },
  closedNotice: 'Cette offre est fermée.',
  closedHint: 'Elle ne prend plus de candidatures.',
  own: 'Votre offre',
  restricted: 'Accès restreint',
  restrictedAll:
    'Connectez-vous pour lire l’entreprise, le budget et le détail des missions. L’inscription est gratuite.',
  restrictedLong:
    'L’entreprise, le budget, la durée et le détail de cette mission sont réservés aux membres. L’inscription est gratuite, et sans commission pour les freelances.',
  createAccount: 'Créer un compte',
  signIn: 'Se connecter',
  answers: 'Réponses',
  answersExplained: 'La part des candidatures qui ont reçu une réponse, et le délai médian.',
  answerRate: (percent: string) => `${percent} des candidatures`,
  answerDelay: (delay: string) => `en ${delay}`,
  answersShort: (percent: string) => `${percent} de réponses`,
  answersIn: {
    hours: (count: number) => `répond\u00a0en\u00a0${count}\u00a0${count > 1 ? 'heures' : 'heure'}`,
    days: (count: number) => `répond\u00a0en\u00a0${count}\u00a0${count > 1 ? 'jours' : 'jour'}`,
  },
  hours: (count: number) => (count > 1 ? `${count}\u00a0heures` : `${count}\u00a0heure`),
  days: (count: number) => (count > 1 ? `${count}\u00a0jours` : `${count}\u00a0jour`),
} as const;

/** Around the form: what opens it, and what stands in its place once the limit is reached. */
export const publishTexts = {
  publish: 'Publier une offre de mission',
  publishJob: 'Publier une offre d’emploi',
  publishAny: 'Publier une offre',
  quotaShort: (count: number, limit: number) => `${count}/${limit} offres publiées`,
  seePricing: premiumNoticeTexts.seePricing,
  wallHint: `Sans abonnement, une entreprise publie ${freeOfferLimit} offres. Avec Premium, autant qu’elle le souhaite.`,
} as const;
