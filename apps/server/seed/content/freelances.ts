import { type CompanyIdentity, independents, soleCompanies } from './company-identities.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DrawingOrder } from './drawings/draw-project.ts';
import { paletteNames } from './drawings/palettes.ts';
import { createPeople, demoEmail, isWomansName, type Person } from './people.ts';
import { metropolitanTowns, overseasTowns } from './places.ts';
import { projectPlaces, projectStories } from './project-stories.ts';
import { createRandom, type Random } from './random.ts';
import { describeSelf } from './self-descriptions.ts';
import type { Trade } from './trade.ts';
import { trades } from './trades.ts';

export interface DemoProject {
  readonly title: string;
  readonly description: string;
  readonly url: string | null;
  /** What to draw for it; none for a project which is only a link. */
  readonly drawing: DrawingOrder | null;
}

export interface DemoFreelance {
  readonly fullName: string;
  readonly isWoman: boolean;
  readonly email: string;
  readonly title: string;
  readonly specialization: string;
  readonly location: string;
  readonly hourlyRateEuros: number;
  readonly experienceYears: number;
  readonly description: string;
  readonly skills: readonly string[];
  readonly availability: 'Disponible' | 'Indisponible';
  readonly completedProjects: number;
  readonly siret: string;
  readonly portfolio: readonly DemoProject[];
}

const freelanceCount = 60;

/** The sixty freelances of the demonstration, always the same. The first one is the account to try it with. */
export function createDemoFreelances(): DemoFreelance[] {
  const random = createRandom('freelances');
  const known = independents.map(({ name }): Person => ({ fullName: name, isWoman: isWomansName(name) }));
  const taken = [...known, ...Object.values(demoAccounts)].map(({ fullName }) => fullName);
  const people = [...known, ...createPeople(random, freelanceCount - known.length, taken)];
  const identities = [...independents, ...soleCompanies];
  return people.map((person, index) => createFreelance(person, identities[index], index));
}

function createFreelance(
  person: Person,
  identity: CompanyIdentity | undefined,
  index: number,
): DemoFreelance {
  if (identity === undefined) throw new RangeError(`No company left for freelance ${index}`);
  const random = createRandom(`freelance/${person.fullName}`);
  const trade = trades[(index * 5) % trades.length] ?? random.pick(trades);
  const years = index === 0 ? 11 : random.int(0, 20);
  const [lowest, highest] = trade.hourlyRateEuros;
  const seniority = Math.min(1, years / 18);
  const rate = lowest + (highest - lowest) * Math.min(1, seniority * 0.8 + random.between(0, 0.2));
  const [masculine, feminine] = random.pick(trade.titles);
  return {
    ...person,
    email: demoEmail(person.fullName),
    title: person.isWoman ? feminine : masculine,
    specialization: random.pick(trade.specializations),
    location: index % 6 === 5 ? random.pick(overseasTowns) : random.pick(metropolitanTowns),
    hourlyRateEuros: Math.round(rate),
    experienceYears: years,
    description: describeSelf(random, { trade, isWoman: person.isWoman, years, seeksJob: false }),
    skills: random.sample(trade.skills, random.int(4, 7)),
    availability: index === 0 || random.chance(0.78) ? 'Disponible' : 'Indisponible',
    completedProjects: Math.round(years * random.between(1.2, 4.5)),
    siret: identity.siret,
    portfolio: createPortfolio(random, person, trade, index),
  };
}

function createPortfolio(random: Random, { fullName }: Person, trade: Trade, index: number): DemoProject[] {
  const [given = '', ...family] = fullName.split(' ');
  const author = `${given.slice(0, 1)}. ${family.join(' ')}`;
  const count = index === 0 ? 5 : random.int(2, 5);
  const kinds = random.sample(trade.drawings, count);
  const palettes = random.sample(paletteNames, paletteNames.length);
  const projects = kinds.map((kind, rank): DemoProject => {
    const { titles, stories } = projectStories[kind];
    const title = `${random.pick(titles)}, ${random.pick(projectPlaces)}`;
    const palette = palettes[rank % palettes.length] ?? 'white';
    const drawing = { kind, seed: `${fullName}/${rank}`, palette, project: title, author };
    const url = random.chance(0.15) ? `https://www.example.com/projets/${kind}-${index + 1}` : null;
    return { title, description: random.pick(stories), url, drawing };
  });
  if (index % 8 === 3) {
    const link = `https://www.example.com/${demoEmail(fullName).split('@')[0]}`;
    projects.push({
      title: index % 16 === 3 ? '' : 'Site de l’atelier',
      description: '',
      url: link,
      drawing: null,
    });
  }
  return projects;
}
