import type { ApplicationStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { needsCoverLetter } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import type { DemoJob } from './jobs.ts';
import type { DemoJobseeker } from './jobseekers.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoJobApplication {
  /** Ranks of its job and of its job seeker. */
  readonly job: number;
  readonly jobseeker: number;
  readonly status: ApplicationStatus;
  /** Empty where none was asked for. */
  readonly letter: string;
}

/** Where applications to a job in each state stand, in turn. */
const states: Readonly<Record<DemoJob['status'], readonly ApplicationStatus[]>> = {
  open: ['sent', 'seen', 'shortlisted', 'rejected', 'withdrawn', 'accepted'],
  filled: ['accepted', 'rejected', 'rejected'],
  cancelled: ['rejected', 'withdrawn'],
  expired: ['seen', 'sent'],
};

const openings = [
  'Votre annonce décrit le poste que je cherche, et dit ce qu’il est payé\u00a0: merci.',
  'Je connais plusieurs de vos projets, et j’aimerais contribuer aux prochains.',
  'Je quitte une agence de taille comparable et cherche une équipe où rester.',
];
const closings = [
  'Je peux vous rencontrer dès la semaine prochaine, ou vous appeler avant.',
  'Mon CV dit le reste\u202f; mon préavis est d’un mois.',
  'Je serais heureux d’en parler avec vous de vive voix.',
];

/** The applications of job seekers in the demonstration, always the same: to posts of their trade. */
export function createDemoJobApplications(
  jobs: readonly DemoJob[],
  jobseekers: readonly DemoJobseeker[],
): DemoJobApplication[] {
  const tradesOf = jobseekers.map(({ title }) => new Set(readTrades(title)));
  return jobs.flatMap((job, rank) => {
    const random = createRandom(`job applications/${rank}`);
    const fitting = jobseekers.flatMap((_, index) =>
      index > 0 && job.trades.some((trade) => tradesOf[index]?.has(trade)) ? [index] : [],
    );
    const others = random.sample(fitting, Math.min(fitting.length, 1 + (rank % 3)));
    return [...(isForTried(job) ? [0] : []), ...others].map((jobseeker, place) => ({
      job: rank,
      jobseeker,
      status: statusAt(job, Math.floor(rank / 5) + place),
      letter: needsCoverLetter(job.kind) ? createLetter(random, jobseekers[jobseeker]) : '',
    }));
  });
}

const readTrades = (title: string) =>
  understand(title, [], vocabulary).finds.flatMap((find) => (find.kind === 'trade' ? [find.code] : []));

/** Whether the account to try it with, a draughtsman of long practice who draws in Revit, would apply. */
const isForTried = ({ kind, trades }: DemoJob) =>
  (kind === 'cdi' || kind === 'cdd') &&
  trades.some((trade) => trade === 'dessinateur' || trade === 'modeleur-bim');

function statusAt({ status }: DemoJob, turn: number): ApplicationStatus {
  const cycle = states[status];
  return cycle[turn % cycle.length] ?? 'sent';
}

function createLetter(random: Random, jobseeker: DemoJobseeker | undefined): string {
  if (!jobseeker) throw new RangeError('an application of nobody');
  const [first = 'le dessin', second = 'le chantier'] = jobseeker.skills;
  const practice = `Je pratique ${first} et ${second} chaque semaine, et j’apprends volontiers le reste.`;
  return ['Bonjour,', random.pick(openings), practice, random.pick(closings)].join('\n\n');
}
