import { jobseekerSetupAvailabilities } from '@mitoyen/contract/core/availability.ts';
import { createPerson } from './people.ts';
import { metropolitanTowns, overseasTowns } from './places.ts';
import { createRandom } from './random.ts';
import { describeSelf } from './self-descriptions.ts';
import { trades } from './trades.ts';

interface LoadProfileFields {
  /** From 0; makes the address unique. */
  readonly rank: number;
  readonly fullName: string;
  readonly email: string;
  readonly title: string;
  readonly specialization: string;
  readonly location: string;
  readonly experienceYears: number;
  readonly description: string;
  readonly skills: readonly string[];
}
export type LoadProfile = LoadProfileFields &
  (
    | {
        readonly kind: 'freelance';
        readonly hourlyRateEuros: number;
        readonly availability: 'Disponible' | 'Indisponible';
        readonly completedProjects: number;
      }
    | {
        readonly kind: 'jobseeker';
        readonly expectedSalaryEuros: number;
        readonly availability: (typeof jobseekerSetupAvailabilities)[number];
      }
  );

const towns = [...metropolitanTowns, ...metropolitanTowns, ...metropolitanTowns, ...overseasTowns];

/**
 * `count` invented professionals, three freelances for one job seeker, one at a time: a million of them never stand in
 * memory together. The same count gives the same people.
 */
export function* createLoadProfiles(count: number): Generator<LoadProfile> {
  const random = createRandom('load');
  for (let rank = 0; rank < count; rank += 1) {
    const { fullName, isWoman } = createPerson(random);
    const trade = random.pick(trades);
    const [masculine, feminine] = random.pick(trade.titles);
    const experienceYears = random.int(0, 20);
    const isFreelance = rank % 4 !== 3;
    const fields: LoadProfileFields = {
      rank,
      fullName,
      email: `profil-${rank}@charge.mitoyen.test`,
      title: isWoman ? feminine : masculine,
      specialization: random.pick(trade.specializations),
      location: random.pick(towns),
      experienceYears,
      description: describeSelf(random, { trade, isWoman, years: experienceYears, seeksJob: !isFreelance }),
      skills: random.sample(trade.skills, random.int(3, 7)),
    };
    if (isFreelance) {
      yield {
        ...fields,
        kind: 'freelance',
        hourlyRateEuros: random.int(...trade.hourlyRateEuros),
        availability: random.chance(0.8) ? 'Disponible' : 'Indisponible',
        completedProjects: Math.round(experienceYears * random.between(1, 4)),
      };
    } else {
      yield {
        ...fields,
        kind: 'jobseeker',
        expectedSalaryEuros: Math.round(random.int(...trade.yearlySalaryEuros) / 500) * 500,
        availability: random.pick(jobseekerSetupAvailabilities),
      };
    }
  }
}
