import { jobseekerSetupAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { CvAudience } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { createCareer, type DemoCareer } from './careers.ts';
import { independents } from './company-identities.ts';
import { demoAccounts } from './demo-accounts.ts';
import { createPeople, demoEmail, type Person } from './people.ts';
import { mainTowns, metropolitanTowns, overseasTowns } from './places.ts';
import type { PictureOrder } from './projects/draw-picture.ts';
import { createProjects } from './projects/project.ts';
import { createRandom } from './random.ts';
import { describeSelf } from './self-descriptions.ts';
import { trades } from './trades.ts';

export interface DemoJobseeker {
  readonly fullName: string;
  readonly isWoman: boolean;
  readonly email: string;
  /** E.164, from the numbers kept for fiction. */
  readonly phone: string;
  readonly title: string;
  readonly specialization: string;
  readonly location: string;
  readonly expectedSalaryEuros: number;
  readonly experienceYears: number;
  readonly description: string;
  readonly skills: readonly string[];
  readonly availability: (typeof jobseekerSetupAvailabilities)[number];
  readonly hasCv: boolean;
  readonly cvAudience: CvAudience;
  readonly cover: PictureOrder | null;
  readonly career: DemoCareer;
}

const jobseekerCount = 40;

/** The forty job seekers of the demonstration, always the same. The first one is the account to try it with. */
export function createDemoJobseekers(): DemoJobseeker[] {
  const random = createRandom('jobseekers');
  const samir: Person = { fullName: demoAccounts.jobseeker.fullName, isWoman: false };
  const taken = [
    ...independents.map(({ name }) => name),
    ...Object.values(demoAccounts).map(({ fullName }) => fullName),
  ];
  return [samir, ...createPeople(random, jobseekerCount - 1, taken)].map(createJobseeker);
}

function createJobseeker(person: Person, index: number): DemoJobseeker {
  const random = createRandom(`jobseeker/${person.fullName}`);
  const trade = trades[(index * 7 + 1) % trades.length] ?? random.pick(trades);
  const years = random.int(0, 20);
  const [lowest, highest] = trade.yearlySalaryEuros;
  const salary = lowest + (highest - lowest) * Math.min(1, years / 16);
  const [masculine, feminine] = random.pick(trade.titles);
  const title = person.isWoman ? feminine : masculine;
  const availability = jobseekerSetupAvailabilities[index % 4] ?? 'Disponible immédiatement';
  return {
    ...person,
    email: demoEmail(person.fullName),
    // ARCEP keeps +33 6 39 98 00 00 to 99 99 for works of fiction.
    phone: `+336399800${String(index).padStart(2, '0')}`,
    title,
    specialization: random.pick(trade.specializations),
    location: random.pick(index % 7 === 4 ? overseasTowns : index % 2 === 0 ? mainTowns : metropolitanTowns),
    expectedSalaryEuros: Math.round(salary / 500) * 500,
    experienceYears: years,
    description: describeSelf(random, { trade, isWoman: person.isWoman, years, seeksJob: true }),
    skills: random.sample(trade.skills, random.int(3, 7)),
    availability,
    // drawn apart, so that what others are given stays as it was
    career: createCareer(createRandom(`career/${person.fullName}`), {
      ...{ trade, title, years },
      isEmployed: availability.startsWith('En poste'),
    }),
    hasCv: index === 0 || random.chance(0.85),
    cvAudience: random.pick(['members', 'members', 'members', 'everyone', 'nobody'] as const),
    cover: random.chance(0.3)
      ? (createProjects(random, { ...person, title, years, role: trade.role }, 1)[0]?.pictures[0]?.order ??
        null)
      : null,
  };
}
