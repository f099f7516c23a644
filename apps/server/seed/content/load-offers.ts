import { buildingMissions } from './building-missions.ts';
import { createCommunes } from './communes.ts';
import { designMissions } from './design-missions.ts';
import { createVocabulary } from './invented-words.ts';
import type { Mission } from './mission.ts';
import { projects } from './offers.ts';
import { createPerson } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { trades } from './trades.ts';

/** A company and what it looks for at present. */
export interface LoadCompany {
  /** From 0; makes the address unique. */
  readonly rank: number;
  readonly contactName: string;
  readonly email: string;
  readonly name: string;
  readonly town: string;
  readonly isSubscribed: boolean;
  readonly offers: readonly LoadOffer[];
}

export interface LoadOffer {
  readonly title: string;
  readonly description: string;
  readonly requirements: readonly string[];
  readonly eurosPerDay: number;
  readonly duration: string;
  readonly place: string | null;
  readonly isRemote: boolean;
  readonly publishedMinutesAgo: number;
  readonly deadlineInDays: number;
}

/** As many as a company publishes without Premium. */
export const offersPerCompany = 10;
const missions: readonly Mission[] = [...Object.values(designMissions), ...Object.values(buildingMissions)];
const firms = [
  'Atelier',
  'Agence',
  'Charpentes',
  'Bureau d’études',
  'Entreprise',
  'Studio',
  'Compagnons',
  'Bâti',
];
const yearInMinutes = 365 * 24 * 60;

/** `count` invented companies, one at a time, each with its open offers. The same count gives the same ones. */
export function* createLoadCompanies(count: number): Generator<LoadCompany> {
  const random = createRandom('load/offers');
  const pickWord = createVocabulary();
  const pickCommune = createCommunes();
  for (let rank = 0; rank < count; rank += 1) {
    const { fullName } = createPerson(random);
    const town = pickCommune(random);
    yield {
      rank,
      contactName: fullName,
      email: `entreprise-${rank}@charge.mitoyen.test`,
      name: `${random.pick(firms)} ${fullName.split(' ').at(-1)} ${rank}`,
      town,
      isSubscribed: random.chance(0.05),
      offers: Array.from({ length: offersPerCompany }, () => createOffer(random, town, pickWord)),
    };
  }
}

function createOffer(random: Random, town: string, pickWord: (random: Random) => string): LoadOffer {
  const words = (count: number) => Array.from({ length: count }, () => pickWord(random)).join(' ');
  const mission = random.pick(missions);
  const trade = random.pick(trades);
  const wishes = random.sample(trade.skills, 3).join(', ');
  const [lowest, highest] = mission.eurosPerDay;
  return {
    title: `${mission.title}, ${random.pick(projects)} (${words(1)})`,
    description: `${mission.description}\n\nProfil : ${random.pick(trade.titles)[0].toLowerCase()}, ${random.pick(trade.specializations).toLowerCase()}. Sont appréciés : ${wishes}. En quelques mots : ${words(random.int(8, 30))}.`,
    requirements: mission.requirements,
    eurosPerDay: Math.round(random.between(lowest, highest) / 10) * 10,
    duration: mission.duration,
    place: random.chance(0.9) ? town : null,
    isRemote: mission.isRemote,
    publishedMinutesAgo: random.int(1, yearInMinutes),
    deadlineInDays: random.int(7, 90),
  };
}
