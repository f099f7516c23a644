import type { OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { buildingMissions } from './building-missions.ts';
import { companySeats } from './company-identities.ts';
import { designMissions } from './design-missions.ts';
import type { Mission } from './mission.ts';
import { createRandom } from './random.ts';

export interface DemoOffer {
  /** Rank of its company. */
  readonly company: number;
  readonly trades: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly budgetEurosPerDay: number;
  readonly duration: string | null;
  readonly place: string | null;
  readonly isRemote: boolean;
  readonly status: Exclude<OfferStatus, 'draft'>;
  readonly publishedDaysAgo: number;
  /** From today; in the past for an offer that expired. */
  readonly deadlineInDays: number;
  /** 'Besoin sous 7 jours'. */
  readonly isUrgent: boolean;
}

const missions: Readonly<Record<string, Mission>> = { ...designMissions, ...buildingMissions };

/** What each company looks for, in the order of `companySeats`. */
const wanted = [
  'dce interieur charpente permis economie',
  'thermique dce images chantier permis',
  'charpente ossature releve economie charpente',
  'urbanisme vrd images paysage urbanisme',
  'ossature charpente nuage chantier bim',
  'terre thermique chantier economie terre',
  'paysage vrd urbanisme releve paysage',
  'beton chantier opc economie beton',
  'patrimoine pierre releve pierre chantier',
  'bim nuage bim nuage economie',
  'opc economie chantier dce thermique',
  'concours images dce nuage permis',
].map((names) => names.split(' '));

/** What is built, as a title names it. */
export const projects: readonly string[] =
  `groupe scolaire de douze classes|quarante logements en bois|médiathèque de quartier|halle de marché|maison de santé
gymnase et salle de danse|ancienne filature|trente logements sociaux|crèche de soixante berceaux|mairie et sa place
pôle culturel|résidence pour étudiants|ferme réhabilitée|caserne de pompiers|cité scolaire|place du Marché|parc des Berges
collège de six cents élèves|surélévation d’un immeuble|chapelle du seizième siècle|tiers-lieu en friche|cantine et préau`.split(
    /[|\n]/u,
  );

/** Of each company's five offers, the last two are closed in one way or another. */
const closedStates = ['filled', 'expired', 'filled', 'cancelled'] as const;

/** The last offers of these companies are wanted within seven days: published yesterday, closed soon. */
const urgentOf = [9, 11];
const urgent = { publishedDaysAgo: 1, deadlineInDays: 5 } as const;

/** Where a company's offers are: its town, in the words in which it writes it. */
export function placeOf(company: number): string | null {
  const town = companySeats[company]?.town ?? null;
  return town === 'Rennes' ? 'Rennes, Bretagne' : town;
}

/** The sixty offers of the demonstration, always the same: five for each company, the last published first. */
export function createDemoOffers(): DemoOffer[] {
  return wanted.flatMap((names, company) =>
    names.map((name, rank) => createOffer(missions[name], company, rank)),
  );
}

function createOffer(mission: Mission | undefined, company: number, rank: number): DemoOffer {
  if (!mission) throw new RangeError(`Company ${company} looks for something unknown`);
  const random = createRandom(`offer/${company}/${rank}`);
  const [lowest, highest] = mission.eurosPerDay;
  const status = rank < 3 ? 'open' : (closedStates[(company + rank) % closedStates.length] ?? 'filled');
  const project = projects[(company * 7 + rank * 2) % projects.length];
  return {
    company,
    trades: mission.trades,
    title: `${mission.title}, ${project}`,
    description: mission.description,
    requirements: mission.requirements,
    budgetEurosPerDay: Math.round(random.between(lowest, highest) / 10) * 10,
    duration: rank === 2 && company % 4 === 1 ? null : mission.duration,
    place: rank === 1 && mission.isRemote && company % 3 === 2 ? null : placeOf(company),
    isRemote: mission.isRemote,
    status,
    publishedDaysAgo: rank * 9 + random.int(1, 8),
    // most are still open a month after the first start
    deadlineInDays: status === 'expired' ? -random.int(1, 6) : random.int(12, 100),
    isUrgent: false,
    ...(rank === 0 && urgentOf.includes(company) && { ...urgent, isUrgent: true }),
  };
}
