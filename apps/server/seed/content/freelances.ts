import { type CompanyIdentity, independents, soleCompanies } from './company-identities.ts';
import { demoAccounts } from './demo-accounts.ts';
import { createPeople, demoEmail, isWomansName, type Person } from './people.ts';
import { freelanceTown } from './places.ts';
import { placeRenders } from './projects/place-renders.ts';
import type { ProgrammeCode } from './projects/programmes.ts';
import { createProjects, type DemoProject } from './projects/project.ts';
import { createRandom, type Random } from './random.ts';
import { describeSelf } from './self-descriptions.ts';
import type { Trade } from './trade.ts';
import { surveying, trades } from './trades.ts';

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
/** Of the account to try the product with; what others write to it speaks of the first. */
const triedProgrammes: readonly ProgrammeCode[] = [
  'pignon',
  'ecole',
  'logements',
  'mediatheque',
  'tiersLieu',
];
const surveyors = [40, 55];

/** The sixty freelances of the demonstration, always the same. The first one is the account to try it with. */
export function createDemoFreelances(): DemoFreelance[] {
  const random = createRandom('freelances');
  const known = independents.map(({ name }): Person => ({ fullName: name, isWoman: isWomansName(name) }));
  const taken = [...known, ...Object.values(demoAccounts)].map(({ fullName }) => fullName);
  const people = [...known, ...createPeople(random, freelanceCount - known.length, taken)];
  const identities = [...independents, ...soleCompanies];
  const freelances = people.map((person, index) => createFreelance(person, identities[index], index));
  const portfolios = placeRenders(
    freelances.map(({ portfolio }, index) => ({ role: tradeAt(index).role, projects: portfolio })),
  );
  return freelances.map((freelance, index) => ({ ...freelance, portfolio: portfolios[index] ?? [] }));
}

function createFreelance(
  person: Person,
  identity: CompanyIdentity | undefined,
  index: number,
): DemoFreelance {
  if (identity === undefined) throw new RangeError(`No company left for freelance ${index}`);
  const random = createRandom(`freelance/${person.fullName}`);
  const trade = tradeAt(index);
  const years = index === 0 ? 11 : random.int(0, 20);
  const [lowest, highest] = trade.hourlyRateEuros;
  const seniority = Math.min(1, years / 18);
  const rate = lowest + (highest - lowest) * Math.min(1, seniority * 0.8 + random.between(0, 0.2));
  const [masculine, feminine] = random.pick(trade.titles);
  const title = person.isWoman ? feminine : masculine;
  return {
    ...person,
    email: demoEmail(person.fullName),
    title,
    specialization: random.pick(trade.specializations),
    location: freelanceTown(index, trades.length),
    hourlyRateEuros: Math.round(rate),
    experienceYears: years,
    description: describeSelf(random, { trade, isWoman: person.isWoman, years, seeksJob: false }),
    skills: random.sample(trade.skills, random.int(4, 7)),
    availability: index === 0 || random.chance(0.78) ? 'Disponible' : 'Indisponible',
    completedProjects: Math.round(years * random.between(1.2, 4.5)),
    siret: identity.siret,
    portfolio: createPortfolio(random, person, { trade, title, years, index }),
  };
}

function tradeAt(index: number): Trade {
  return (surveyors.includes(index) ? surveying : trades[(index * 5) % trades.length]) ?? surveying;
}

interface Practice {
  readonly trade: Trade;
  readonly title: string;
  readonly years: number;
  readonly index: number;
}

function createPortfolio(
  random: Random,
  person: Person,
  { trade, title: called, years, index }: Practice,
): DemoProject[] {
  const author = { ...person, title: called, years, role: trade.role };
  const chosen = index === 0 ? triedProgrammes : null;
  const projects = createProjects(random, author, chosen ?? random.int(2, 4)).map((project) => ({
    ...project,
    url: random.chance(0.12) ? `https://www.example.com/projets/${index + 1}` : null,
  }));
  if (index % 8 !== 3) return projects;
  const url = `https://www.example.com/${demoEmail(person.fullName).split('@')[0]}`;
  const title = index % 16 === 3 ? '' : 'Site de l’atelier';
  return [...projects, { title, description: '', url, facts: null, pictures: [] }];
}
