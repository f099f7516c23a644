import { formatNumber } from '../../ui/format.ts';

const availabilities: Readonly<Record<string, string>> = {
  immédiatement: 'Immédiatement',
  '1 mois': 'Sous 1\u00a0mois',
  '3 mois': 'Sous 3\u00a0mois',
  'en poste': 'En poste, ouvert aux opportunités',
};

function counted(count: number, isExact: boolean): string {
  const told = `${formatNumber(count)}\u00a0${count === 1 ? 'profil' : 'profils'}`;
  return isExact ? told : `plus de ${told}`;
}

export const directoryTexts = {
  title: 'Collaborateurs',
  heading: 'Trouvez votre prochain collaborateur',
  intro: 'Freelances et candidats en poste ou disponibles, de l’esquisse au chantier.',
  description:
    'Architectes, dessinateurs, ingénieurs, économistes et conducteurs de travaux\u00a0: freelances et candidats OpenToWork de l’architecture et du bâtiment.',
  found: (count: number, isExact = true) =>
    isExact ? `${count} profil(s) trouvé(s)` : `plus de ${formatNumber(count)} profils trouvés`,
  ownCard: 'Votre carte dans l’annuaire',
  onlineCardNote: 'Seul votre prénom y figure.',
  ownCardNote: 'Elle se remplit avec vous. Seul votre prénom y figure.',
  loading: 'Chargement...',
  search: 'Spécialité ou compétence',
  searchHint: 'architecte, BIM, Revit…',
  location: 'Lieu',
  locationHint: 'Lyon, Bretagne…',
  submitSearch: 'Rechercher',
  searchLabel: 'Rechercher un profil',
  filters: 'Filtres',
  showFilters: (count: number) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
  activeFiltersLabel: 'Filtres actifs',
  reset: 'Effacer la recherche',
  removeFilter: (label: string) => `Retirer le filtre ${label}`,
  type: 'Type de profil',
  types: { all: 'Tous les profils', freelance: 'Freelance', jobseeker: 'OpenToWork' },
  rate: 'Tarif horaire',
  rateOfFreelances: 'Tarif horaire des freelances',
  rateUnit: '€/h',
  salary: 'Salaire annuel souhaité',
  salaryOfJobseekers: 'Salaire annuel souhaité, OpenToWork',
  salaryUnit: '€/an',
  experience: 'Expérience minimum',
  anyExperience: 'Toutes',
  availability: 'Disponibilité',
  availabilityOfJobseekers: 'Disponibilité, OpenToWork',
  availabilities,
  between: (min: string, max: string) => `${min} à ${max}`,
  from: (min: string) => `Dès ${min}`,
  upTo: (max: string) => `Jusqu’à ${max}`,
  atLeast: (years: string) => `${years} et plus`,
  more: 'Voir plus de profils',
  loadingMore: 'Chargement...',
  allShown: 'Vous avez vu tous les profils de cette recherche.',
  nothing: 'Aucun profil',
  emptyTitle: 'Aucun profil ne correspond à votre recherche.',
  emptyHint: 'Élargissez le lieu, retirez un filtre ou essayez un autre mot.',
  emptyDirectoryHint: 'Les premiers profils arrivent. Revenez bientôt, ou créez le vôtre.',
  emptyFootnote: 'Erreur de chargement\u202f? Veuillez actualiser la page.',
  failureTitle: 'Erreur de chargement',
  failureHint: 'Veuillez actualiser la page.',
  retry: 'Réessayer',
  skillsLabel: 'Ses compétences',
  moreSkills: (count: number) => `+${count}`,
  moreSkillsSpoken: (count: number) => (count > 1 ? `et ${count} autres` : 'et une autre'),
  experienceOf: (years: string) => `${years} d’expérience`,
  hasCv: 'CV disponible',
  createProfile: 'Créer mon profil',
  toResults: 'Aller aux résultats',
  seeResults: 'Voir les résultats',
  counted,
  seeFound: (count: number, isExact: boolean) =>
    count === 0 ? 'Aucun profil' : `Voir ${counted(count, isExact)}`,
  list: 'Profils',
} as const;
