import { formatNumber } from '../../ui/format.ts';

/** 'à Lyon', 'au Havre', 'aux Ulis'. */
function atTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

interface Place {
  readonly kind: string;
  readonly name: string;
  readonly departement: string | null;
}

const isArea = ({ kind }: Place) => kind === 'departement' || kind === 'region';

/** 'Architectes à Lyon', 'Architectes, Rhône', 'Architectes en France'. */
function heading(trade: string, place: Place | null): string {
  if (!place) return `${trade} en France`;
  return isArea(place) ? `${trade}, ${place.name}` : `${trade} ${atTown(place.name)}`;
}

const profilesOf = (count: number) => `${formatNumber(count)}\u00a0${count > 1 ? 'profils' : 'profil'}`;

export const tradePageTexts = {
  heading,
  /** In a tab and in search engines: which of the towns of one name. */
  title: (trade: string, place: Place | null) =>
    heading(trade, place) + (place?.departement ? ` (${place.departement})` : ''),
  description: (trade: string, place: Place | null) =>
    `${heading(trade, place)}\u00a0: freelances et candidats OpenToWork, leurs tarifs, leurs disponibilités et leurs projets. Contactez-les directement.`,
  found: (count: number, isExact: boolean, place: Place | null, radiusKm: number) => {
    const found = isExact ? profilesOf(count) : `Plus de ${profilesOf(count)}`;
    if (!place) return found;
    return isArea(place)
      ? `${found} dans ce territoire`
      : `${found} sur place et jusqu’à ${radiusKm}\u00a0km`;
  },
  pageTitle: 'Métier',
  caption: 'Annuaire',
  back: 'Tous les profils',
  refine: 'Affiner cette recherche',
  list: 'Profils',
  loading: 'Chargement...',
  more: 'Voir plus de profils',
  loadingMore: 'Chargement...',
  allShown: 'Vous avez vu tous les profils de cette page.',
  emptyTitle: 'Personne n’est encore inscrit ici pour ce métier.',
  emptyHint:
    'Élargissez la recherche, regardez les villes et les métiers voisins, ou créez le premier profil.',
  createProfile: 'Créer mon profil',
  failureTitle: 'Erreur de chargement',
  failureHint: 'Veuillez actualiser la page.',
  tradesHere: 'Autres métiers sur place',
  otherTrades: 'Autres métiers',
  townsNear: 'Dans les villes voisines',
  towns: 'Par ville',
} as const;
