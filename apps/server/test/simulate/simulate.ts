import { createRandom } from '../../seed/content/random.ts';
import type { TestDatabase } from '../test-database.ts';
import { chances } from './constants.ts';
import { join } from './join.ts';
import { hoursLater, type Measures, summarize } from './measures.ts';
import type { Mechanism } from './mechanisms.ts';
import { beginning, openMarket } from './open-market.ts';
import { type Person, planPeople } from './people.ts';
import { readMails } from './read-mails.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { visitAsFirm } from './visit-firm.ts';
import { visitAsProfessional } from './visit-professional.ts';
import { visitAnonymously } from './visitors.ts';

/** What is simulated. */
export interface Asked {
  readonly people: number;
  readonly days: number;
  readonly seed: number;
  readonly off: ReadonlySet<Mechanism>;
  /** That of the constants by default. */
  readonly daysBetweenVisits?: number;
  readonly onDay?: (day: number) => void;
}

/** What came of it. */
export interface Outcome {
  readonly rows: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
  readonly measures: Measures;
}

const hoursPerDay = 24;
/** People come by between eight and twenty. */
const [firstHour, lastHour] = [8, 20];

/** Lets people act through the API for so many days, hour by hour, on a database that goes with the run. */
export async function simulate(
  database: Omit<TestDatabase, 'name' | 'leave'>,
  { people: count, days, seed, off, daysBetweenVisits = chances.daysBetweenVisits, onDay }: Asked,
): Promise<Outcome> {
  const market = await openMarket(database, { seed, off });
  try {
    const people = planPeople(count, days, seed);
    const simulation = createSimulation(market, { people, off, random: createRandom(`${seed}/visitors`) });
    const byAddress = new Map(people.map((person) => [person.email, person]));
    let lastMail = '';
    let wasBusy = false;
    for (let hour = 0; hour < days * hoursPerDay; hour += 1) {
      if (hour % hoursPerDay === 0) onDay?.(hour / hoursPerDay);
      simulation.hour = hour;
      market.setClock(hoursLater(beginning, hour));
      if ((await market.runJobs(wasBusy)) > 0) lastMail = await readMails(simulation, byAddress, lastMail);
      wasBusy = (await actWithin(simulation, hour, daysBetweenVisits)) > 0;
    }
    const { measures } = simulation;
    return { rows: summarize(measures, people, market.now()), faults: measures.faults, measures };
  } finally {
    await market.close();
  }
}

/** All who come by in this hour, one after the other, a second apart. Answers how many. */
async function actWithin(simulation: Simulation, hour: number, daysBetween: number): Promise<number> {
  const { people, market, random } = simulation;
  const begun = market.now().getTime();
  let acts = 0;
  const next = () => {
    acts += 1;
    market.setClock(new Date(begun + acts * 1000));
  };
  for (const person of people) {
    while (person.freeChangesAt <= hour) changeFree(person);
    if (person.nextAt > hour) continue;
    next();
    await visit(simulation, person);
    person.nextAt = nextVisit(person, hour, daysBetween);
  }
  const hourOfDay = hour % hoursPerDay;
  if (hourOfDay < firstHour || hourOfDay >= lastHour) return acts;
  const joined = people.filter(({ joinedOn }) => joinedOn !== null).length;
  const expected = (joined * chances.visitorsPerPerson) / (lastHour - firstHour);
  for (let left = expected; left > 0; left -= 1) {
    if (left < 1 && !random.chance(left)) break;
    next();
    await visitAnonymously(simulation);
  }
  return acts;
}

function changeFree(person: Person): void {
  person.isFree = !person.isFree;
  person.freeChangesAt += hoursPerDay * person.random.int(chances.shortestFreeDays, chances.longestFreeDays);
}

async function visit(simulation: Simulation, person: Person): Promise<void> {
  if (!person.account) return join(simulation, person);
  return person.role === 'entreprise'
    ? visitAsFirm(simulation, person, person.account)
    : visitAsProfessional(simulation, person, person.account);
}

/** On one of the days to come, at an hour at which people are awake. */
function nextVisit({ random }: Person, hour: number, daysBetween: number): number {
  const day = Math.floor(hour / hoursPerDay) + random.int(1, 2 * daysBetween - 1);
  return day * hoursPerDay + random.int(firstHour, lastHour - 1);
}
