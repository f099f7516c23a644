import { de } from '@mitoyen/contract/core/elision.ts';
import { mostCompared } from '@mitoyen/contract/features/applications/applications.rules.ts';

const candidates = (count: number) => `${count}\u00a0candidature${count > 1 ? 's' : ''}`;

/** Choosing among applications: rate, favourites, what is laid side by side. */
export const decidingTexts = {
  above: (amount: string) => `${amount} au-dessus du budget`,
  below: (amount: string) => `${amount} sous le budget`,
  equal: 'égal au budget',
  aboveRange: (amount: string) => `${amount} au-dessus de la fourchette`,
  inRange: 'dans la fourchette',
  belowRange: 'sous la fourchette',
  hopesFor: (salary: string) => `Souhaite ${salary}`,
  budget: 'Budget de l’offre',
  pay: 'Rémunération',
  favourite: 'Favori',
  favouriteOf: (name: string) => `Favori\u00a0: ${name}`,
  favouriteHint: 'Vos favoris ne sont montrés à personne d’autre.',
  favouriteFailure: 'Le favori n’a pas pu être enregistré.',
  favouritesOnly: 'Mes favoris',
  emptyFavourites: 'Aucun favori ici.',
  emptyFavouritesHint:
    'Mettez en favori les candidatures auxquelles vous voulez revenir\u00a0: qui a postulé n’en sait rien.',
  compare: 'Comparer',
  compareOf: (name: string) => `Comparer la candidature ${de(name)}`,
  compareMost: `${mostCompared}\u00a0candidatures au plus\u00a0: décochez-en une d’abord.`,
  compareOneOffer: 'Comparez des candidatures à une même offre.',
  compareChosen: (count: number) => `${candidates(count)} à comparer`,
  compareOneMore: 'Cochez-en une autre.',
  compareNone: 'Tout décocher',
  backToList: 'Toutes les candidatures',
  paneOf: (name: string) => `Candidature ${de(name)}`,
  unknown: 'Cette candidature n’est pas parmi celles que vous avez reçues.',
  unknownHint: 'Elle a pu être effacée, ou l’adresse est incomplète.',
  failure: 'La candidature n’a pas pu être chargée.',
  chosenProjects: 'Projets choisis pour vous',
  otherProjects: 'Dans son portfolio',
  askedSkills: 'Compétences demandées par l’offre',
  software: 'Logiciels',
  place: 'Lieu',
  distance: (km: number) => `≈\u00a0${km}\u00a0km de l’offre`,
  experience: 'Expérience',
} as const;

export const compareTexts = {
  pageTitle: 'Comparer des candidatures',
  table: 'Candidatures côte à côte',
  back: 'Candidatures reçues',
  applicant: 'Candidat',
  rate: 'Tarif',
  availability: 'Disponibilité',
  pay: 'Rémunération',
  message: 'Message',
  works: 'Projets',
  answer: 'Votre réponse',
  read: 'Lire en entier',
  readOf: (name: string) => `Lire en entier la candidature ${de(name)}`,
  print: 'Imprimer',
  takeOutOf: (name: string) => `Retirer ${name} de la comparaison`,
  noneCited: 'Aucune citée dans son profil',
  notSaid: 'Non précisé',
  noWorks: 'Pas d’image',
  missing: (count: number) =>
    count === 1
      ? 'Une candidature n’est pas parmi celles que vous avez reçues\u00a0: elle n’est pas montrée.'
      : `${count}\u00a0candidatures ne sont pas parmi celles que vous avez reçues\u00a0: elles ne sont pas montrées.`,
  withdrawn: (names: string, isOne: boolean) =>
    isOne
      ? `${names} a retiré sa candidature\u00a0: elle n’est plus comparée.`
      : `${names} ont retiré leur candidature\u00a0: elles ne sont plus comparées.`,
  tooMany: `L’adresse en nomme trop\u00a0: les ${mostCompared} premières sont comparées.`,
  empty: 'Rien à comparer.',
  emptyHint: 'Cochez «\u202fComparer\u202f» sur deux candidatures à une même offre.',
  failure: 'La comparaison n’a pas pu être chargée.',
  loading: 'Chargement...',
} as const;
