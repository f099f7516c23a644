import { formatNumber } from '../../ui/format.ts';
import type { FacetName } from './field.filters.ts';

const kinds: Readonly<Record<FacetName | 'place', string>> = {
  trade: 'Métier',
  phase: 'Phase',
  software: 'Logiciel',
  programme: 'Programme',
  context: 'Contexte',
  place: 'Lieu',
};

const groups: Readonly<Record<FacetName, string>> = {
  trade: 'Métiers',
  phase: 'Phases',
  software: 'Logiciels',
  programme: 'Programmes',
  context: 'Contextes',
};

export const fieldTexts = {
  kinds,
  groups,
  changeSearch: 'Changer la recherche\u00a0:',
  radius: 'Rayon',
  radiusOf: (km: number) => (km === 0 ? 'Ce lieu seul' : `${km}\u00a0km`),
  which: (name: string) => `«\u202f${name}\u202f», lequel\u202f?`,
  placeOf: (name: string, detail: string) => `${name}, ${detail}`,
  around: (name: string, km: number, count: string) => `Autour de ${name}, ${km}\u00a0km\u00a0: ${count}`,
  moreThan: (count: string) => `plus de ${count}`,
  travel: 'Aussi ceux qui se déplacent jusqu’ici',
  order: 'Ordre',
  orders: { shuffle: 'Au hasard', distance: 'Au plus près' },
  offerOrders: { shuffle: 'Récentes', distance: 'Au plus près' },
  availableBefore: 'Libre avant le',
  availableBy: (day: string) => `Libre avant le ${day}`,
  level: (name: string) => `Niveau demandé en ${name}`,
  anyLevel: 'Tous niveaux',
  atLeastLevel: (level: string) => `${level} au moins`,
  softwareAt: (name: string, level: string) => `${name}, ${level.toLowerCase()} au moins`,
  loading: 'Chargement…',
  failed: 'Ces choix n’ont pas pu être chargés.',
  countsFailed: 'Les nombres n’ont pas pu être chargés\u00a0; tous les choix sont là.',
  retry: 'Réessayer',
  none: 'Rien à choisir dans cette recherche.',
  showAll: (count: number) => `Tout voir (${count})`,
  notCounted: 'Trop de réponses pour les compter\u00a0: les plus fréquents d’abord.',
  within: (km: number) => `jusqu’à ${km}\u00a0km`,
  understood: 'Nous comprenons aussi',
  narrowBy: (kind: string, name: string) => `${kind}\u00a0: ${name}`,
  applied: 'Aucune réponse ne contient tous ces mots\u00a0: nous en avons fait des filtres.',
  searchWord: (name: string) => `Chercher le mot lui-même\u00a0: ${name}`,
  remove: (label: string) => `Retirer le filtre ${label}`,
  withoutTitle: 'En retirant un critère',
  without: (label: string, counted: string) => `Sans «\u202f${label}\u202f»\u00a0: ${counted}`,
  words: (words: string) => words,
  showMap: 'Carte',
  ofFrance: ' de France',
  step: (from: number, to: number) =>
    from === to ? formatNumber(to) : `${formatNumber(from)} – ${formatNumber(to)}`,
  departements: 'Départements',
  departement: (name: string, count: number | null | undefined) =>
    count ? `${name}\u00a0: ${formatNumber(count)}` : name,
  distance: (km: number) => (km < 5 ? 'moins de 5\u00a0km' : `≈\u00a0${km}\u00a0km`),
  reaches: 'se déplace jusqu’ici',
} as const;
