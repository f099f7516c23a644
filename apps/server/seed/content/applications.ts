import {
  type ApplicationStatus,
  mostShownProjects,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { OfferStatus } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { DemoFreelance } from './freelances.ts';
import type { DemoOffer } from './offers.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoApplication {
  /** Ranks of its offer and of its freelance. */
  readonly offer: number;
  readonly freelance: number;
  readonly status: ApplicationStatus;
  readonly letter: string;
  readonly rateEurosPerDay: number;
  /** Places in the applicant's portfolio of the projects chosen to be shown with it. */
  readonly shownProjects: readonly number[];
}

/** How many each of a company's five offers received. The account to try the product with has more to read. */
const counts = { usual: [4, 1, 3, 2, 0], first: [12, 9, 8, 7, 4] } as const;

/** Where applications to an offer in each state stand, in turn. */
const states: Readonly<Record<Exclude<OfferStatus, 'draft'>, readonly ApplicationStatus[]>> = {
  open: ['sent', 'seen', 'shortlisted', 'rejected', 'sent', 'withdrawn', 'accepted', 'seen'],
  filled: ['accepted', 'rejected', 'rejected', 'withdrawn', 'rejected'],
  cancelled: ['rejected', 'withdrawn', 'rejected'],
  expired: ['sent', 'seen', 'shortlisted', 'rejected'],
};

const openings = [
  'Votre annonce correspond à ce que je fais depuis {years}\u00a0: je peux commencer dans deux semaines.',
  'Je travaille à mon compte depuis {years} et j’ai mené l’an dernier une mission très proche de la vôtre.',
  'Le projet m’intéresse autant que la mission, et mon calendrier s’y prête.',
  'Je vous propose de reprendre ce dossier là où il en est, sans temps d’adaptation.',
];
const practices = [
  'J’utilise chaque jour {skill} et {skill2}, et je livre des fichiers que d’autres peuvent reprendre.',
  'Ma spécialité, {specialization}, recouvre l’essentiel de ce que vous décrivez\u202f; {skill} fait le reste.',
  'Je tiens à jour un journal des décisions, ce que mes clients apprécient autant que {skill}.',
];
const closings = [
  'Mon portfolio montre deux réalisations comparables. Je reste disponible pour un appel.',
  'Le tarif proposé comprend deux allers-retours de corrections.',
  'Je peux me déplacer une journée par semaine et travailler le reste du temps à distance.',
];

/** The hundred and fifty applications of the demonstration, always the same. */
export function createDemoApplications(
  offers: readonly DemoOffer[],
  freelances: readonly DemoFreelance[],
): DemoApplication[] {
  return offers.flatMap((offer, rank) => {
    const random = createRandom(`applications/${rank}`);
    const count = (offer.company === 0 ? counts.first : counts.usual)[rank % 5] ?? 0;
    return chooseApplicants(random, freelances, {
      count,
      withFirst: rank % 5 === 0 && offer.company < 8,
    }).map((freelance, place) => ({
      offer: rank,
      freelance,
      status: statusAt(offer, place),
      ...createLetter(random, offer, freelances[freelance]),
      shownProjects: chooseProjects(`${rank}/${freelance}`, freelances[freelance]),
    }));
  });
}

/** The account to try the product with applied to one offer of each of the first eight companies. */
function chooseApplicants(
  random: Random,
  freelances: readonly DemoFreelance[],
  { count, withFirst }: { count: number; withFirst: boolean },
): number[] {
  const others = random.sample(freelances.map((_, index) => index).slice(1), withFirst ? count - 1 : count);
  return withFirst ? [0, ...others] : others;
}

/** Each company's first applicant stands elsewhere than the one of the company before it. */
function statusAt({ company, status }: DemoOffer, place: number): ApplicationStatus {
  const cycle = states[status];
  return cycle[(status === 'open' ? company + place : place) % cycle.length] ?? 'sent';
}

/** Of two applicants in three one to three projects with pictures; the others chose none. */
function chooseProjects(drawnBy: string, freelance: DemoFreelance | undefined): number[] {
  const random = createRandom(`shown projects/${drawnBy}`);
  const drawn = (freelance?.portfolio ?? []).flatMap(({ pictures }, place) =>
    pictures.length > 0 ? [place] : [],
  );
  const count = random.between(0, 1) < 1 / 3 ? 0 : random.int(1, mostShownProjects);
  return random.sample(drawn, Math.min(count, drawn.length));
}

function createLetter(random: Random, offer: DemoOffer, freelance: DemoFreelance | undefined) {
  if (!freelance) throw new RangeError('an application of nobody');
  const { experienceYears, specialization, skills, hourlyRateEuros } = freelance;
  const words: Readonly<Record<string, string>> = {
    years: experienceYears > 1 ? `${experienceYears} ans` : 'mes débuts',
    specialization: specialization.toLocaleLowerCase('fr'),
    skill: skills[0] ?? 'mes outils',
    skill2: skills[1] ?? 'mes carnets',
  };
  const text = [random.pick(openings), random.pick(practices), random.pick(closings)].join('\n\n');
  const asked = (hourlyRateEuros * 7 + offer.budgetEurosPerDay) / 2;
  return {
    letter: `Bonjour,\n\n${text.replace(/\{(\w+)\}/gu, (_, name: string) => words[name] ?? '')}`,
    rateEurosPerDay: Math.round(asked / 5) * 5,
  };
}
