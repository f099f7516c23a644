import { expect, test } from 'vitest';
import {
  type ArrangedProject,
  dropPage,
  dropProject,
  editProject,
  isAside,
  keptProjects,
  mergeWithNext,
  movePage,
  placePage,
  placeProject,
  splitAt,
} from './arrange-projects.ts';
import type { ProposedProject } from './propose-project.ts';

const values = (title: string, more: Partial<ProposedProject> = {}): ProposedProject => ({
  ...{ title, description: '', year: '', surfaceSquareMetres: '', phases: [] },
  ...{ roleHeld: '', agency: '', software: '', ...more },
});
const project = (id: string, ...numbers: number[]): ArrangedProject => ({
  ...{ id, kind: 'project', isDropped: false, values: values(id) },
  pages: numbers.map((number) => ({ number, isDropped: false })),
});
const start = [project('p1', 1, 2), project('p2', 3), project('p3', 4, 5)];
const shown = (projects: readonly ArrangedProject[]) =>
  projects.map(({ id, pages }) => `${id}: ${pages.map(({ number }) => number).join(' ')}`);

test('a page moves among those of its project, then into the next one; an empty project goes', () => {
  expect(shown(movePage(start, 1, 1))).toEqual(['p1: 2 1', 'p2: 3', 'p3: 4 5']);
  expect(shown(movePage(start, 2, 1))).toEqual(['p1: 1', 'p2: 2 3', 'p3: 4 5']);
  expect(shown(movePage(start, 4, -1))).toEqual(['p1: 1 2', 'p2: 3 4', 'p3: 5']);
  expect(shown(movePage(start, 3, -1))).toEqual(['p1: 1 2 3', 'p3: 4 5']);
  expect(movePage(start, 1, -1)).toBe(start);
  expect(movePage(start, 5, 1)).toBe(start);
});

test('pages go past what is folded, and nothing is merged with it', () => {
  const aside: ArrangedProject = { ...project('p2', 3), kind: 'contents', isDropped: true };
  const folded = [project('p1', 1, 2), aside, project('p3', 4, 5)];
  expect(shown(movePage(folded, 2, 1, isAside))).toEqual(['p1: 1', 'p2: 3', 'p3: 2 4 5']);
  expect(shown(movePage(folded, 4, -1, isAside))).toEqual(['p1: 1 2 4', 'p2: 3', 'p3: 5']);
  expect(shown(mergeWithNext(folded, 'p1', isAside))).toEqual(['p1: 1 2 4 5', 'p2: 3']);
  expect(movePage(folded.slice(0, 2), 2, 1, isAside)).toEqual(folded.slice(0, 2));
  expect(shown(movePage(folded, 2, 1))).toEqual(['p1: 1', 'p2: 2 3', 'p3: 4 5']);
  expect(isAside({ ...aside, isDropped: false })).toBe(false);
});

test('a page is put beside any other, or at the end of a project; where it is already, nothing changes', () => {
  expect(shown(placePage(start, 5, { side: 'before', page: 1 }))).toEqual(['p1: 5 1 2', 'p2: 3', 'p3: 4']);
  expect(shown(placePage(start, 1, { side: 'after', page: 4 }))).toEqual(['p1: 2', 'p2: 3', 'p3: 4 1 5']);
  expect(shown(placePage(start, 1, { side: 'after', page: 2 }))).toEqual(['p1: 2 1', 'p2: 3', 'p3: 4 5']);
  expect(shown(placePage(start, 3, { side: 'into', project: 'p1' }))).toEqual(['p1: 1 2 3', 'p3: 4 5']);
  expect(placePage(start, 3, { side: 'into', project: 'p2' })).toBe(start);
  expect(placePage(start, 1, { side: 'before', page: 2 })).toBe(start);
  expect(placePage(start, 1, { side: 'after', page: 1 })).toBe(start);
  expect(placePage(start, 1, { side: 'into', project: 'p9' })).toBe(start);
});

test('a project is put before or after another', () => {
  expect(shown(placeProject(start, 'p1', 'after', 'p3'))).toEqual(['p2: 3', 'p3: 4 5', 'p1: 1 2']);
  expect(shown(placeProject(start, 'p3', 'before', 'p2'))).toEqual(['p1: 1 2', 'p3: 4 5', 'p2: 3']);
  expect(placeProject(start, 'p1', 'before', 'p2')).toBe(start);
  expect(placeProject(start, 'p1', 'after', 'p9')).toBe(start);
});

test('a project goes on in a new one from a page, with what is proposed for that', () => {
  const split = splitAt(start, 5, values('Gîte'));
  expect(shown(split)).toEqual(['p1: 1 2', 'p2: 3', 'p3: 4', 'p4: 5']);
  expect(split.at(-1)?.values.title).toBe('Gîte');
  expect(splitAt(start, 4, values('Gîte'))).toBe(start);
});

test('two projects become one, which keeps what the first says', () => {
  const told = editProject(start, 'p2', { year: '2021', title: '' });
  const merged = mergeWithNext(mergeWithNext(told, 'p1'), 'p1');
  expect(shown(merged)).toEqual(['p1: 1 2 3 4 5']);
  expect(merged[0]?.values).toMatchObject({ title: 'p1', year: '2021' });
  expect(mergeWithNext(start, 'p3')).toBe(start);
});

test('what is dropped is not made, and can be taken back', () => {
  const without = dropPage(dropProject(start, 'p1', true), 3, true);
  expect(keptProjects(without).map(({ id }) => id)).toEqual(['p3']);
  const back = dropPage(dropProject(without, 'p1', false), 3, false);
  expect(back).toEqual(start);
});
