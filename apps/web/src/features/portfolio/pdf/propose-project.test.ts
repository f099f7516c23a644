import { beforeAll, expect, test } from 'vitest';
import { book, readBook } from './book.fixture.ts';
import { groupPages, type PageGroup } from './group-pages.ts';
import type { PageReading } from './page-reading.ts';
import { proposeProject } from './propose-project.ts';
import { readPhases, readSurface, readYear } from './read-figures.ts';

let readings: readonly PageReading[];
let projects: readonly PageGroup[];
beforeAll(async () => {
  const read = await readBook(book);
  readings = read.readings;
  projects = groupPages(read.readings, read.outline).filter(({ kind }) => kind === 'project');
});
const proposed = (at: number) =>
  proposeProject(projects[at] as PageGroup, readings, (text) => text.split(', '));

test('a project is proposed as its pages tell it', () => {
  expect(proposed(0)).toEqual({
    title: 'Médiathèque de Riom',
    description:
      'La médiathèque prolonge la place du marché par une salle de lecture ouverte sur le jardin, sous une charpente en sapin du Livradois.',
    year: '2021',
    surfaceSquareMetres: '2450',
    phases: ['ESQ', 'APS', 'APD', 'PRO', 'DCE', 'ACT', 'VISA', 'DET'],
    roleHeld: '',
    agency: '',
    software: '',
  });
  expect(proposed(1)).toEqual({
    title: 'Six logements en bois, Nantes',
    description: '',
    year: '2019',
    surfaceSquareMetres: '',
    phases: [],
    roleHeld: 'Cheffe de projet',
    agency: 'Atelier Nord',
    software: 'Revit, AutoCAD',
  });
  expect(proposed(2)).toMatchObject({
    title: 'École Jules-Ferry',
    year: '2018',
    surfaceSquareMetres: '1250',
  });
  expect(proposed(3)).toMatchObject({ title: 'Halle de marché', year: '', phases: ['APS', 'APD', 'PRO'] });
});

test('what pages do not say is proposed by nobody', () => {
  const empty = proposeProject({ kind: 'project', title: null, pages: [7] }, readings);
  expect(Object.values(empty).flat().join('')).toBe('');
});

test.each([
  [['Livré en 2021', 'Étude de 2017'], '2021'],
  [['Études 2016 – 2019'], '2019'],
  [['2018-2020'], '2020'],
  [['Année :', '2014'], '2014'],
  [['2014', '2019'], null],
  [['Parcelle 2014.35', 'Budget 1 950 000 €', 'RE2020'], null],
  [['Tél. 06 20 19 20 20'], null],
  [['Surface 2021 m²'], null],
])('the year of %j is %s', (lines, year) => {
  expect(readYear(lines)).toBe(year);
});

test.each([
  [['Surface : 1 250 m²'], '1250'],
  [['SDP 1.250 m2', 'Parcelle de 4 000 m²'], '1250'],
  [['Surface utile :', '84,5 m²'], '84,5'],
  [['1 250 m²', 'Terrain 800 m²'], null],
  [['12 logements'], null],
  [['250 m³'], null],
])('the surface of %j is %s', (lines, surface) => {
  expect(readSurface(lines)).toBe(surface);
});

test.each([
  [['Mission complète'], []],
  [['De l’ESQ à l’AOR'], ['ESQ', 'APS', 'APD', 'PRO', 'DCE', 'ACT', 'VISA', 'DET', 'AOR']],
  [['Phase PRO'], ['PRO']],
  [['Un habitat PRO et sûr'], []],
  [['DET, OPC'], ['DET', 'OPC']],
  [['Esquisse'], []],
  [['DCE'], ['DCE']],
])('the phases of %j are %j', (lines, phases) => {
  expect(readPhases(lines)).toEqual(phases);
});
