import { buildingMissions } from './building-missions.ts';
import { designMissions } from './design-missions.ts';
import type { Mission } from './mission.ts';
import { projects } from './offers.ts';
import { createPerson } from './people.ts';
import { metropolitanTowns, overseasTowns } from './places.ts';
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
const towns = [...metropolitanTowns, ...metropolitanTowns, ...overseasTowns];
const yearInMinutes = 365 * 24 * 60;

/** `count` invented companies, one at a time, each with its open offers. The same count gives the same ones. */
export function* createLoadCompanies(count: number): Generator<LoadCompany> {
  const random = createRandom('load/offers');
  for (let rank = 0; rank < count; rank += 1) {
    const { fullName } = createPerson(random);
    const town = random.pick(towns);
    yield {
      rank,
      contactName: fullName,
      email: `entreprise-${rank}@charge.mitoyen.test`,
      name: `${random.pick(firms)} ${fullName.split(' ').at(-1)} ${rank}`,
      town,
      isSubscribed: random.chance(0.05),
      offers: Array.from({ length: offersPerCompany }, () => createOffer(random, town)),
    };
  }
}

function createOffer(random: Random, town: string): LoadOffer {
  const mission = random.pick(missions);
  const trade = random.pick(trades);
  const wishes = random.sample(trade.skills, 3).join(', ');
  const [lowest, highest] = mission.eurosPerDay;
  return {
    title: `${mission.title}, ${random.pick(projects)}`,
    description: `${mission.description}\n\nProfil : ${random.pick(trade.titles)[0].toLowerCase()}, ${random.pick(trade.specializations).toLowerCase()}. Sont appréciés : ${wishes}.`,
    requirements: mission.requirements,
    eurosPerDay: Math.round(random.between(lowest, highest) / 10) * 10,
    duration: mission.duration,
    place: random.chance(0.9) ? town : null,
    isRemote: mission.isRemote,
    publishedMinutesAgo: random.int(1, yearInMinutes),
    deadlineInDays: random.int(7, 90),
  };
}
