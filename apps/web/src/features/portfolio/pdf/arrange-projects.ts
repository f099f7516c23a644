import type { PageKind } from './page-kinds.ts';
import type { ProposedProject } from './propose-project.ts';

interface ArrangedPage {
  readonly number: number;
  readonly isDropped: boolean;
}

/** A project as it is being put together. One that is dropped, or a page, stays in sight and can be taken back. */
export interface ArrangedProject {
  readonly id: string;
  readonly kind: PageKind;
  readonly isDropped: boolean;
  readonly values: ProposedProject;
  readonly pages: readonly ArrangedPage[];
}

type Projects = readonly ArrangedProject[];

export const keptPages = ({ pages }: ArrangedProject): readonly number[] =>
  pages.filter(({ isDropped }) => !isDropped).map(({ number }) => number);

/** Those to be made: kept, and with a page at least. */
export const keptProjects = (projects: Projects): Projects =>
  projects.filter((project) => !project.isDropped && keptPages(project).length > 0);

/** What is no project and was not taken back: cover, contents, CV, contact. */
export const isAside = ({ kind, isDropped }: ArrangedProject): boolean => kind !== 'project' && isDropped;

/** Which groups are out of sight: pages go past them, and nothing is merged with them. */
type IsFolded = (project: ArrangedProject) => boolean;
const nothingFolded: IsFolded = () => false;

const newId = (projects: Projects) =>
  `p${1 + Math.max(0, ...projects.map(({ id }) => Number(id.slice(1)) || 0))}`;

const changed = (projects: Projects, id: string, change: (project: ArrangedProject) => ArrangedProject) =>
  projects.map((project) => (project.id === id ? change(project) : project));

const placeOf = (projects: Projects, number: number) =>
  projects.findIndex(({ pages }) => pages.some((page) => page.number === number));

export function editProject(projects: Projects, id: string, values: Partial<ProposedProject>): Projects {
  return changed(projects, id, (project) => ({ ...project, values: { ...project.values, ...values } }));
}

export function dropProject(projects: Projects, id: string, isDropped: boolean): Projects {
  return changed(projects, id, (project) => ({ ...project, isDropped }));
}

export function dropPage(projects: Projects, number: number, isDropped: boolean): Projects {
  return projects.map((project) => ({
    ...project,
    pages: project.pages.map((page) => (page.number === number ? { ...page, isDropped } : page)),
  }));
}

/** A page one place on or back, over the edge of its project into the next one in sight. A project without pages goes. */
export function movePage(
  projects: Projects,
  number: number,
  step: -1 | 1,
  isFolded: IsFolded = nothingFolded,
): Projects {
  const at = placeOf(projects, number);
  const project = projects[at];
  if (!project) return projects;
  const from = project.pages.findIndex((page) => page.number === number);
  const page = project.pages[from];
  const others = project.pages.filter((_, place) => place !== from);
  const to = from + step;
  if (!page) return projects;
  if (to >= 0 && to < project.pages.length)
    return changed(projects, project.id, () => ({ ...project, pages: others.toSpliced(to, 0, page) }));
  const beside = step > 0 ? projects.slice(at + 1) : projects.slice(0, at).toReversed();
  const neighbour = beside.find((one) => !isFolded(one));
  if (!neighbour) return projects;
  const pages = step > 0 ? [page, ...neighbour.pages] : [...neighbour.pages, page];
  const moved = changed(projects, neighbour.id, () => ({ ...neighbour, pages }));
  return changed(moved, project.id, () => ({ ...project, pages: others })).filter(
    (one) => one.pages.length > 0,
  );
}

/** Where a page is put: beside another, or at the end of a project. */
export type PagePlace =
  | { readonly side: 'before' | 'after'; readonly page: number }
  | { readonly side: 'into'; readonly project: string };

/** A page taken out and put elsewhere, its project too. A project without pages goes. */
export function placePage(projects: Projects, number: number, place: PagePlace): Projects {
  const page = projects[placeOf(projects, number)]?.pages.find((one) => one.number === number);
  const holder =
    place.side === 'into'
      ? projects.find(({ id }) => id === place.project)
      : projects[placeOf(projects, place.page)];
  if (!page || !holder || (place.side !== 'into' && place.page === number)) return projects;
  const without = projects.map((project) => ({
    ...project,
    pages: project.pages.filter((one) => one !== page),
  }));
  const placed = changed(without, holder.id, (project) => {
    const at =
      place.side === 'into'
        ? project.pages.length
        : project.pages.findIndex((one) => one.number === place.page) + (place.side === 'after' ? 1 : 0);
    return { ...project, pages: project.pages.toSpliced(at, 0, page) };
  });
  const next = placed.filter(({ pages }) => pages.length > 0);
  return isSameOrder(projects, next) ? projects : next;
}

const orderOf = (projects: Projects) =>
  projects.map(({ id, pages }) => `${id}:${pages.map(({ number }) => number)}`).join(' ');
const isSameOrder = (one: Projects, other: Projects) => orderOf(one) === orderOf(other);

/** A project taken out and put before or after another. */
export function placeProject(
  projects: Projects,
  id: string,
  side: 'before' | 'after',
  otherId: string,
): Projects {
  const project = projects.find((one) => one.id === id);
  const others = projects.filter((one) => one !== project);
  const at = others.findIndex((one) => one.id === otherId);
  if (!project || at < 0) return projects;
  const next = others.toSpliced(side === 'after' ? at + 1 : at, 0, project);
  return isSameOrder(projects, next) ? projects : next;
}

/** Splits a project: it continues as a new one from this page; `values` are the new one's proposed values. */
export function splitAt(projects: Projects, number: number, values: ProposedProject): Projects {
  const at = placeOf(projects, number);
  const project = projects[at];
  const from = project?.pages.findIndex((page) => page.number === number) ?? 0;
  if (!project || from === 0) return projects;
  const begun: ArrangedProject = {
    ...{ id: newId(projects), kind: 'project', isDropped: project.isDropped, values },
    pages: project.pages.slice(from),
  };
  return projects.toSpliced(at, 1, { ...project, pages: project.pages.slice(0, from) }, begun);
}

/** What two texts of one project say together: the first where it says anything. */
function together(one: ProposedProject, other: ProposedProject): ProposedProject {
  const entries = Object.entries(one).map(([name, value]) => [
    name,
    value.length > 0 ? value : other[name as keyof ProposedProject],
  ]);
  return Object.fromEntries(entries) as ProposedProject;
}

/** A project and the next one in sight become one. */
export function mergeWithNext(projects: Projects, id: string, isFolded: IsFolded = nothingFolded): Projects {
  const at = projects.findIndex((project) => project.id === id);
  const project = projects[at];
  const next = projects.slice(at + 1).find((one) => !isFolded(one));
  if (!project || !next) return projects;
  const others = projects.filter((one) => one !== next);
  return others.toSpliced(at, 1, {
    ...project,
    isDropped: project.isDropped && next.isDropped,
    kind: project.kind === 'project' ? 'project' : next.kind,
    values: together(project.values, next.values),
    pages: [...project.pages, ...next.pages],
  });
}
