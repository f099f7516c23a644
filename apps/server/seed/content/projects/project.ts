import type { ProjectPhase } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import type { Random } from '../random.ts';
import { type PictureOrder, subjectOf } from './draw-picture.ts';
import { type Programme, type ProgrammeCode, programmes } from './programmes.ts';
import type { Holding } from './role.ts';
import { type RoleCode, roles } from './roles.ts';
import { type View, views } from './views.ts';

export interface DemoPicture {
  readonly order: PictureOrder;
  readonly alt: string;
}

/** What a project tells beside its text. */
export interface DemoProjectFacts {
  readonly roleHeld: string;
  readonly agency: string | null;
  readonly phases: readonly ProjectPhase[];
  readonly software: readonly string[];
  /** In m². */
  readonly area: number;
  readonly year: number;
}

export interface DemoProject {
  readonly title: string;
  readonly description: string;
  readonly url: string | null;
  /** None of a project that is only a link. */
  readonly facts: DemoProjectFacts | null;
  /** The cover first. */
  readonly pictures: readonly DemoPicture[];
}

interface Author {
  readonly fullName: string;
  readonly isWoman: boolean;
  readonly years: number;
  /** What they call what they do. */
  readonly title: string;
  readonly role: RoleCode;
}

/** The demonstration speaks of works that are done. */
const lastYear = 2025;
const oldest = 10;
const stretches = [0.94, 0.97, 1, 1.03, 1.06, 1.1];
const agencies = [
  'Atelier des Quais',
  'Agence Pignon sur rue',
  'Studio Treize',
  'Coopérative Faîtage',
  'Atelier Nord-Sud',
  'Bureau Ligne de terre',
];
const places = `Mérignac|Plouha|Le Conquet|Die|Uzès|Saint-Malo|Sète|Roubaix|Montreuil|Colmar|Lorient|Figeac
Arles|Rezé|Bègles|Vénissieux|Clisson|Beaune|Annonay|Douarnenez|Crest|Libourne|Vézelay|Pantin|Ivry|Tulle|Guéret|Honfleur|Cassel|Oullins`.split(
  /[|\n]/u,
);

/** As many projects as asked for, each of another programme of the author's trade; or of the programmes given. */
export function createProjects(
  random: Random,
  author: Author,
  wanted: number | readonly ProgrammeCode[],
): DemoProject[] {
  const role = roles[author.role];
  const chosen = typeof wanted === 'number' ? random.sample(role.programmes, wanted) : wanted;
  const where = random.sample(places, chosen.length);
  const holdings = role.holdings.filter(
    ({ titles }) => titles?.some((start) => author.title.startsWith(start)) ?? true,
  );
  const firstHolding = typeof wanted === 'number' ? random.int(0, holdings.length - 1) : 0;
  return chosen.map((programme, rank) => {
    const holding = holdings[(firstHolding + rank) % holdings.length];
    if (!holding) throw new RangeError(`nothing that ${author.title} does`);
    const software = random.sample(role.software, random.int(1, Math.min(3, role.software.length)));
    return createProject(random, author, { programme, holding, software, place: where[rank] ?? 'Die' });
  });
}

/** What still says something at 300 pixels, best first; the others are no covers where there is one of these. */
const covers: readonly View[] = [
  ...(['perspective', 'axonometry', 'facade', 'interior', 'planting', 'siteWorks', 'profile'] as const),
  ...(['clashes', 'section', 'framing', 'summer', 'sitePlan', 'topography', 'rebar', 'detail'] as const),
];

/** The same views, a legible one first: a schedule, a table or a plan of small rooms stands behind. */
function coverFirst(inOrder: readonly View[]): View[] {
  const [first] = inOrder;
  const cover = first && covers.includes(first) ? first : covers.find((view) => inOrder.includes(view));
  return cover ? [cover, ...inOrder.filter((view) => view !== cover)] : [...inOrder];
}

interface Parts {
  readonly programme: ProgrammeCode;
  readonly holding: Holding;
  readonly software: readonly string[];
  readonly place: string;
}

function createProject(random: Random, author: Author, { programme, holding, software, place }: Parts) {
  const { title: name, stories }: Programme = programmes[programme];
  const stretch = random.pick(stretches);
  const year = lastYear - random.int(0, Math.min(oldest, Math.max(0, author.years - 1)));
  const title = `${name}, ${place}`;
  const { area } = subjectOf({ programme, stretch, year });
  const spelled = `${area.toLocaleString('fr-FR').replace(/\s/gu, '\u00a0')}\u00a0m²`;
  const pictures = coverFirst(holding.views).map((view, rank): DemoPicture => {
    const phase = holding.phases[rank % holding.phases.length] ?? 'ESQ';
    const folio = `${phase} ${String(rank + 1).padStart(2, '0')}`;
    const order = { view, programme, stretch, author: author.fullName, project: title, folio, year };
    return { order, alt: `${views[view][0]} du projet ${title}` };
  });
  const project: DemoProject = {
    title,
    description: `${random.pick(stories).replace('{area}', spelled)}\n\n${holding.did}`,
    url: null,
    facts: {
      roleHeld: holding.name[author.isWoman ? 1 : 0],
      agency: holding.isInAgency ? random.pick(agencies) : null,
      phases: holding.phases,
      software,
      ...{ area, year },
    },
    pictures,
  };
  return project;
}
