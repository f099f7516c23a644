import type { ApplicationStatus } from '@mitoyen/contract/features/applications/applications.rules.ts';
import { needsCoverLetter } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
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

/** The applications of job seekers in the demonstration, always the same; the account to try it with has one in five. */
export function createDemoJobApplications(
  jobs: readonly DemoJob[],
  jobseekers: readonly DemoJobseeker[],
): DemoJobApplication[] {
  return jobs.flatMap((job, rank) => {
    const random = createRandom(`job applications/${rank}`);
    const others = random.sample(jobseekers.map((_, index) => index).slice(1), rank % 3);
    return [...(rank % 5 === 2 ? [0] : []), ...others].map((jobseeker, place) => ({
      job: rank,
      jobseeker,
      status: statusAt(job, Math.floor(rank / 5) + place),
      letter: needsCoverLetter(job.kind) ? createLetter(random, jobseekers[jobseeker]) : '',
    }));
  });
}

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
