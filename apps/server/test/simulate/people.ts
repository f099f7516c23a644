import { luhnCheckDigit } from '@mitoyen/contract/features/companies/siret.rules.ts';
import { createRandom, type Random } from '../../seed/content/random.ts';
import { chances } from './constants.ts';
import { drawTown, type MarketTrade, type Town, trades } from './market.ts';

export type Role = 'freelance' | 'jobseeker' | 'entreprise';

/** The grammatical form of the title: common, or that of men or of women. */
export type TitleForm = 'common' | 'masculine' | 'feminine';

/** A simulated person: who they are, and how far they have come. */
export interface Person {
  readonly key: number;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly siret: string;
  readonly address: string;
  readonly town: Town;
  readonly trade: MarketTrade;
  readonly title: string;
  readonly titleForm: TitleForm;
  readonly hasPhoto: boolean;
  readonly isDiscreet: boolean;
  readonly hasProofs: boolean;
  /** Null for a person without a saved search. */
  readonly alertRhythm: 'daily' | 'weekly' | null;
  /** Their own chances: what others do changes none of them. */
  readonly random: Random;
  readonly joinsAt: number;
  /** The hour of their next visit. */
  nextAt: number;
  account: { readonly id: string; profileId: string; token: string } | null;
  joinedOn: Date | null;
  /** Since when their search is kept and their address confirmed, so that alerts are due. */
  isConfirmed: boolean;
  alertSince: Date | null;
  isFree: boolean;
  /** The hour in which that changes. */
  freeChangesAt: number;
  /** Firms that accepted an application since the last visit. */
  readonly acceptedBy: Person[];
  proofs: { readonly id: string; readonly kind: 'vigilance' | 'liability'; until: string | null }[];
}

const hoursPerDay = 24;

/** 0 as `a`, 25 as `z`, 26 as `ba`: names hold no digits. */
export function inLetters(count: number): string {
  const [rest, last] = [Math.floor(count / 26), String.fromCharCode(97 + (count % 26))];
  return rest === 0 ? last : inLetters(rest) + last;
}

const withCheckDigit = (digits: string) => digits + luhnCheckDigit(digits);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const padded = (key: number, length: number) => String(key).padStart(length, '0');

/** The first name of discreet people begins with it, and nothing else that is written does. */
export const discreetMark = 'Ombre';

function roleOf(random: Random): Role {
  const drawn = random.next();
  if (drawn < chances.shareOfFreelances) return 'freelance';
  return drawn < chances.shareOfFreelances + chances.shareOfJobseekers ? 'jobseeker' : 'entreprise';
}

function planPerson(key: number, days: number, seed: number): Person {
  const random = createRandom(`${seed}/person/${key}`);
  const role = roleOf(random);
  const trade = random.pick(trades);
  const isWoman = random.chance(chances.shareOfWomen);
  const isDiscreet = role === 'jobseeker' && random.chance(chances.shareOfDiscreet);
  const isCommon = trade.masculine === trade.feminine;
  const isThereAtFirst = random.chance(chances.shareThereAtFirst);
  const joinsAt = isThereAtFirst ? random.int(0, 3 * hoursPerDay) : random.int(0, days * hoursPerDay);
  const siren = withCheckDigit(`8${padded(key, 7)}`);
  return {
    ...{ key, role, trade, isDiscreet, random, joinsAt },
    name: `${isDiscreet ? discreetMark : 'Alex'}${isDiscreet ? inLetters(key) : ''} Martin-${capital(inLetters(key))}`,
    email: `p${key}@agence-simulee-${inLetters(key)}.fr`,
    phone: `+336${padded(10_000_000 + key, 8)}`,
    siret: withCheckDigit(`${siren}0001`),
    address: `10.${key >> 16}.${(key >> 8) & 255}.${key & 255}`,
    town: drawTown(random),
    title: capital(isWoman ? trade.feminine : trade.masculine),
    titleForm: isCommon ? 'common' : isWoman ? 'feminine' : 'masculine',
    hasPhoto: role !== 'entreprise' && random.chance(chances.shareWithPhoto),
    hasProofs: role === 'freelance' && random.chance(chances.shareWithProofs),
    alertRhythm:
      role !== 'entreprise' && random.chance(chances.shareWithAlert)
        ? random.chance(chances.shareOfDailyAlerts)
          ? 'daily'
          : 'weekly'
        : null,
    nextAt: joinsAt,
    account: null,
    joinedOn: null,
    isConfirmed: false,
    alertSince: null,
    isFree: true,
    freeChangesAt: joinsAt + hoursPerDay * random.int(chances.shortestFreeDays, chances.longestFreeDays),
    acceptedBy: [],
    proofs: [],
  };
}

/** Everybody who will have joined by the end. */
export const planPeople = (count: number, days: number, seed: number): Person[] =>
  Array.from({ length: count }, (_, key) => planPerson(key, days, seed));
