import { jobseekerSetupAvailabilities } from '@mitoyen/contract/core/availability.ts';
import { createCommunes } from './communes.ts';
import { createVocabulary } from './invented-words.ts';
import { createLoadFacets, type LoadFacets } from './load-facets.ts';
import { tradesOfTitle } from './load-trades.ts';
import { createPerson } from './people.ts';
import { createRandom } from './random.ts';
import { describeSelf } from './self-descriptions.ts';
import { trades } from './trades.ts';

interface LoadProfileFields extends LoadFacets {
  /** From 0; makes the address unique. */
  readonly rank: number;
  readonly fullName: string;
  readonly email: string;
  readonly title: string;
  /** Those that the title names. */
  readonly trades: readonly string[];
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

/**
 * `count` invented professionals, three freelances for one job seeker, one at a time: a million of them never stand in
 * memory together. They write of invented communes, have codes of real ones, and words of their own besides those of their trade. The same count
 * gives the same people.
 */
export function* createLoadProfiles(count: number): Generator<LoadProfile> {
  const random = createRandom('load');
  const pickWord = createVocabulary();
  const pickCommune = createCommunes();
  const drawFacets = createLoadFacets();
  const words = (most: number) => Array.from({ length: random.int(1, most) }, () => pickWord(random));
  for (let rank = 0; rank < count; rank += 1) {
    const { fullName, isWoman } = createPerson(random);
    const trade = random.pick(trades);
    const [masculine, feminine] = random.pick(trade.titles);
    const title = isWoman ? feminine : masculine;
    const experienceYears = random.int(0, 20);
    const isFreelance = rank % 4 !== 3;
    const fields: LoadProfileFields = {
      ...drawFacets(),
      rank,
      fullName,
      email: `profil-${rank}@charge.mitoyen.test`,
      title,
      trades: tradesOfTitle(title),
      specialization: `${random.pick(trade.specializations)} et ${words(2).join(' ')}`,
      location: pickCommune(random),
      experienceYears,
      description: describeSelf(random, { trade, isWoman, years: experienceYears, seeksJob: !isFreelance }),
      skills: [...new Set([...random.sample(trade.skills, random.int(2, 5)), ...words(4)])],
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
