import { inFrench } from '@mitoyen/contract/core/french-number.ts';
import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { sharedTexts } from '../../../core/pages/shared.texts.ts';
import { formatNumber } from '../../../ui/format.ts';

function counted(count: number, isExact: boolean): string {
  const told = `${formatNumber(count)}\u00a0${count === 1 ? 'poste' : 'postes'}`;
  return isExact ? told : `plus de ${told}`;
}

export const jobListTexts = {
  title: 'Offres d’emploi',
  caption: 'Pour les candidats',
  intro: 'CDI, CDD, alternances, stages et mises en situation HMONP. La rémunération est toujours affichée.',
  description:
    'Offres d’emploi en architecture et bâtiment\u00a0: CDI, CDD, alternance, stage et MSP HMONP, avec l’entreprise et la fourchette de salaire de chaque poste.',
  loading: 'Chargement...',
  found(count: number, isExact = true) {
    if (!isExact) return `plus de ${formatNumber(count)} postes ouverts`;
    return count > 1 ? `${formatNumber(count)} postes ouverts` : `${count} poste ouvert`;
  },
  list: 'Offres d’emploi',
  searchLabel: 'Rechercher un poste',
  search: 'Poste, mission ou mot-clé',
  searchHint: 'chef de projet, BIM…',
  location: 'Lieu',
  locationHint: 'Lyon, Bretagne…',
  submitSearch: 'Rechercher',
  filters: 'Filtres',
  showFilters: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  activeFiltersLabel: 'Filtres actifs',
  contract: 'Contrat',
  salary: 'Salaire brut par an, au moins',
  anySalary: 'Tous les salaires',
  salaryFrom: (euros: number) => `${formatNumber(euros)}\u00a0€`,
  salaryChip: (euros: number) => `Dès ${formatNumber(euros)}\u00a0€ brut par an`,
  remote: 'Entièrement à distance',
  reset: 'Effacer la recherche',
  toResults: 'Aller aux résultats',
  seeResults: 'Voir les résultats',
  counted,
  seeFound: (count: number, isExact: boolean) =>
    count === 0 ? 'Aucun poste' : `Voir ${counted(count, isExact)}`,
  more: 'Voir plus de postes',
  loadingMore: 'Chargement...',
  failureTitle: 'Les offres d’emploi n’ont pas pu être chargées.',
  failureHint: sharedTexts.checkConnection,
  empty: 'Aucun poste ouvert pour le moment.',
  emptyHint: 'Les nouveaux postes paraissent ici dès leur publication\u00a0: revenez bientôt.',
  nothing: 'Aucun poste',
  emptySearch: 'Aucun poste ne correspond à votre recherche.',
  emptySearchHint: 'Essayez un autre mot, un lieu plus large, ou retirez un filtre.',
  paidNote: '«\u202fMis en avant\u202f» en premier\u00a0: placement payant.',
} as const;

const contracts: Readonly<Record<JobKind, string>> = {
  cdi: 'CDI, sans date de fin',
  cdd: 'CDD',
  alternance: 'Contrat en alternance',
  stage: 'Stage conventionné',
  msp: 'Mise en situation professionnelle (HMONP)',
};

export const jobTexts = {
  pageTitle: 'Offre d’emploi',
  back: 'Retour aux offres d’emploi',
  head: (title: string, contract: string, company: string) => `${title}, ${contract} – ${company}`,
  description: (title: string, contract: string, company: string, place: string, salary: string) =>
    `${title}\u00a0: ${contract} chez ${company}, ${place}. ${salary}.`,
  contracts,
  contract: 'Contrat',
  contractFor: (contract: string, months: number) => `${contract}, ${months}\u00a0mois`,
  salary: 'Rémunération',
  /** Gross euros. */
  range: (min: number, max: number, period: 'year' | 'month') => {
    const unit = period === 'year' ? 'brut par an' : 'brut par mois';
    const amount = min === max ? formatNumber(max) : `${formatNumber(min)} – ${formatNumber(max)}`;
    return `${amount}\u00a0€ ${unit}`;
  },
  start: 'Début',
  startsSoon: 'Dès que possible',
  hours: 'Temps de travail',
  hoursPerWeek: (hours: number) => `${inFrench(hours, 2)}\u00a0h par semaine`,
  location: 'Lieu',
  anywhere: 'Toute la France',
  remote: 'Télétravail',
  remoteDays: (days: number) => {
    if (days === 0) return 'Sur place';
    if (days === 5) return 'Entièrement à distance';
    return days === 1 ? '1\u00a0jour de télétravail' : `${days}\u00a0jours de télétravail`;
  },
  remotePerWeek: (days: number) => {
    if (days === 0) return 'Aucun jour, poste sur place';
    if (days === 5) return 'Cinq jours sur cinq';
    return days === 1 ? '1\u00a0jour par semaine' : `${days}\u00a0jours par semaine`;
  },
  tutor: 'Tuteur ou tutrice',
  benefits: 'Avantages',
  job: 'Le poste',
  highlighted: 'Mis en avant',
  closed: {
    filled: 'Ce poste est pourvu.',
    cancelled: 'Ce poste n’est plus à pourvoir.',
    expired: 'La date limite de ce poste est passée.',
    draft: 'Cette offre n’est pas encore publiée.',
  },
  closedHint: 'Il ne prend plus de candidatures.',
  seeJobs: 'Voir les postes ouverts',
} as const;

/** Which accounts may apply to which offers, and what else the user can do. */
export const mayApplyTexts = {
  signedOut: 'Pour postuler, connectez-vous ou créez votre profil de candidat\u00a0: c’est gratuit.',
  signIn: 'Se connecter pour postuler',
  createProfile: 'Créer mon profil',
  freelance:
    'Ce poste est un emploi salarié\u00a0: on y postule avec un compte de candidat. Le vôtre est celui d’un freelance\u00a0; vous pouvez écrire à l’entreprise, ou voir les missions.',
  toMissions: 'Voir les offres de mission',
  entreprise:
    'Votre compte est celui d’une entreprise\u00a0: ce sont les candidats qui postulent à ce poste.',
  nobody: 'Terminez votre inscription pour postuler.',
  finish: 'Terminer mon inscription',
  jobseeker:
    'Une mission se confie à un freelance. Avec votre compte de candidat, vous postulez aux offres d’emploi\u00a0; vous pouvez aussi écrire à l’entreprise pour vous présenter.',
  seeksJob:
    'Les missions se confient à des freelances\u00a0: pour un emploi salarié, voyez les offres d’emploi.',
  toJobs: 'Voir les offres d’emploi',
} as const;
