import { mostRemoteDays } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { buildingMissions } from './building-missions.ts';
import { createCommunes } from './communes.ts';
import { designMissions } from './design-missions.ts';
import { createVocabulary } from './invented-words.ts';
import { createPlaces } from './load-facets.ts';
import { tradesOfTitle } from './load-trades.ts';
import type { Mission } from './mission.ts';
import { projects } from './offers.ts';
import { createPerson } from './people.ts';
import { createRandom, type Random } from './random.ts';
import type { Trade } from './trade.ts';
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
  readonly jobs: readonly LoadJob[];
}

interface LoadOfferFields {
  readonly title: string;
  /** Those that the title names. */
  readonly trades: readonly string[];
  readonly description: string;
  readonly requirements: readonly string[];
  readonly place: string | null;
  /** A real commune's, while the place is an invented one. */
  readonly placeCode: string | null;
  readonly publishedMinutesAgo: number;
  readonly deadlineInDays: number;
}

/** A mission. */
export interface LoadOffer extends LoadOfferFields {
  readonly eurosPerDay: number;
  readonly duration: string;
  readonly isRemote: boolean;
}

/** A job without an end. */
export interface LoadJob extends LoadOfferFields {
  /** Gross euros a year. */
  readonly salary: readonly [min: number, max: number];
  readonly remoteDays: number;
}

/** As many as a company publishes without Premium. */
export const offersPerCompany = 10;
const jobsPerCompany = 5;
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
const hoursPerDay = 7;

/**
 * `count` invented companies, one at a time, each with its open missions and jobs. They look for the trades that the
 * seed's people have, where people live. The same count gives the same ones.
 */
export function* createLoadCompanies(count: number): Generator<LoadCompany> {
  const random = createRandom('load/offers');
  const pickWord = createVocabulary();
  const pickCommune = createCommunes();
  const jobRandom = createRandom('load/jobs');
  const placeRandom = createRandom('load/offers/places');
  const pickPlace = createPlaces();
  for (let rank = 0; rank < count; rank += 1) {
    const { fullName } = createPerson(random);
    const town = pickCommune(random);
    const seat = { town, placeCode: pickPlace(placeRandom) };
    yield {
      rank,
      contactName: fullName,
      email: `entreprise-${rank}@charge.mitoyen.test`,
      name: `${random.pick(firms)} ${fullName.split(' ').at(-1)} ${rank}`,
      town,
      isSubscribed: random.chance(0.05),
      offers: Array.from({ length: offersPerCompany }, () => createOffer(random, seat, pickWord)),
      jobs: Array.from({ length: jobsPerCompany }, () => createJob(jobRandom, seat)),
    };
  }
}

interface Seat {
  readonly town: string;
  readonly placeCode: string;
}

/** A mission for one of these trades, where one is known. */
function pickMission(random: Random, trades: readonly string[]): Mission | null {
  const fitting = missions.filter((mission) => mission.trades.some((code) => trades.includes(code)));
  return fitting.length > 0 ? random.pick(fitting) : null;
}

/** Half of all offers take either of a trade's two kinds of people. */
function nameWanted(random: Random, { titles }: Trade): string {
  const [[one] = [''], [other] = ['']] = random.sample([...titles], 2);
  return other !== '' && random.chance(0.5) ? `${one} ou ${other.toLowerCase()}` : one;
}

function createOffer(random: Random, seat: Seat, pickWord: (random: Random) => string): LoadOffer {
  const words = (count: number) => Array.from({ length: count }, () => pickWord(random)).join(' ');
  const trade = random.pick(trades);
  const name = nameWanted(random, trade);
  const named = tradesOfTitle(name);
  const mission = pickMission(random, named);
  const project = random.pick(projects);
  const wishes = random.sample(trade.skills, 3);
  const [lowest, highest] = mission?.eurosPerDay ?? trade.hourlyRateEuros.map((rate) => rate * hoursPerDay);
  const work = mission?.description ?? `Renfort pour un projet en cours\u00a0: ${project}.`;
  return {
    title: `${name} H/F, ${project} (${words(1)})`,
    trades: named,
    description: `${work}\n\nProfil\u00a0: ${name.toLowerCase()}, ${random.pick(trade.specializations).toLowerCase()}. Sont appréciés\u00a0: ${wishes.join(', ')}. En quelques mots\u00a0: ${words(random.int(8, 30))}.`,
    requirements: mission?.requirements ?? wishes,
    eurosPerDay: Math.round(random.between(lowest ?? 0, highest ?? 0) / 10) * 10,
    duration: mission?.duration ?? '3 mois',
    ...placeOf(random, seat),
    isRemote: mission?.isRemote ?? false,
    publishedMinutesAgo: random.int(1, yearInMinutes),
    deadlineInDays: random.int(7, 90),
  };
}

function createJob(random: Random, { town, placeCode }: Seat): LoadJob {
  const trade = random.pick(trades);
  const name = nameWanted(random, trade);
  const named = tradesOfTitle(name);
  const [lowest, highest] = trade.yearlySalaryEuros;
  const min = Math.round(random.between(lowest, (lowest + highest) / 2) / 500) * 500;
  return {
    title: `${name} H/F, ${random.pick(projects)}`,
    trades: named,
    description: `Vous rejoignez notre équipe\u00a0: ${random.pick(trade.specializations).toLowerCase()}. Les horaires se règlent entre nous.`,
    requirements: random.sample(trade.skills, 2),
    salary: [min, Math.round((min * 1.25) / 500) * 500],
    // of the trades whose missions may be done from anywhere, one job in ten
    remoteDays: pickMission(random, named)?.isRemote && random.chance(0.1) ? mostRemoteDays : 1,
    place: town,
    placeCode,
    publishedMinutesAgo: random.int(1, yearInMinutes),
    deadlineInDays: random.int(7, 90),
  };
}

/** One in ten does not say where. */
const placeOf = (random: Random, { town, placeCode }: Seat) =>
  random.chance(0.9) ? { place: town, placeCode } : { place: null, placeCode: null };
