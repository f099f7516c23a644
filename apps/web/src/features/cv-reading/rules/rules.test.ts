import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import type { CvLine } from './cv-line.ts';
import { readCv } from './read-cv.ts';

/** Lines of one column, a heading where one begins with '#'; cells parted by '|'. */
const linesOf = (text: string): CvLine[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({
      cells: line.replace(/^# /, '').trim().split(' | '),
      size: line.startsWith('# ') ? 14 : 10,
      column: 0,
      isFull: false,
    }));
const readOf = (text: string) => readCv(linesOf(text), vocabulary);

test('a name is no town: who stands beside a phone number is not asked about', () => {
  const { towns } = readOf(`Camille Durand
    06 12 34 56 78
    camille.durand@exemple.fr
    Rouen`);
  expect(towns.map(({ text }) => text)).toEqual(['Rouen']);
});

test('one’s own name is not asked about, wherever it stands', () => {
  const { towns } = readOf(`# Curriculum
    06 12 34 56 78
    Camille Durand
    camille.durand@exemple.fr`);
  expect(towns).toEqual([]);
});

test('where somebody was born, or may go, is not where they are', () => {
  const { towns } = readOf(`Né le 12/05/1996 à Lille
    Mobilité : Lyon, France
    06 12 34 56 78`);
  expect(towns).toEqual([]);
});

test('a number of somebody else is nobody’s own, nor is one of a landline', () => {
  expect(readOf('Référence : M. Martin, 06 12 34 56 78\nTél. 02 40 11 22 33').phone).toBeNull();
});

test('what somebody wants to learn is not known', () => {
  const { software } = readOf('# Logiciels\nAutoCAD\nSouhaite se former à Revit');
  expect(software.map(({ code }) => code)).toEqual(['autocad']);
});

test('a word of French is no program: only among programs, written as a name', () => {
  const { software } = readOf('# Expériences\nPilotage d’un robot de maçonnerie\nLe Robot du chantier');
  expect(software).toEqual([]);
});

test.each([
  ['Expert : Revit, Dynamo. Notions : Rhino', ['revit:3', 'dynamo:3', 'rhino:1']],
  ['SketchUp + V-Ray (maîtrise), Photoshop', ['sketchup:2', 'v-ray:2', 'photoshop:null']],
  ['Archicad, Artlantis : très bon niveau', ['archicad:2', 'artlantis:2']],
  ['Revit, AutoCAD (expert)', ['revit:null', 'autocad:3']],
])('levels: %s', (line, expected) => {
  const { software } = readOf(`# Logiciels\n${line}`);
  expect(software.map(({ code, level }) => `${code}:${level}`)).toEqual(expected);
});

test('years are those that are said, not counted, and not those of a project', () => {
  expect(readOf('Plus de 15 ans d’expérience, dont 7 ans en management').years).toBe(15);
  expect(readOf('Huit ans d’expérience').years).toBe(8);
  expect(readOf('36 ans\n# Expérience\n2010 – 2020 : Architecte – Agence Horizon').years).toBeNull();
});

test('a title is what one is, or the post one wants, without what leads to it', () => {
  expect(readOf('Recherche un poste de dessinatrice BIM').title).toBe('dessinatrice BIM');
  expect(readOf('Jean Petit\nPoste visé | Chef de chantier').title).toBe('Chef de chantier');
  expect(readOf('Jean Petit\n12 ans\n# Formation\n2016 : BTS Bâtiment – Lycée Livet').title).toBeNull();
});

test('an entry is read in whatever order its parts stand', () => {
  const wanted = { title: 'Architecte', organisation: 'Agence Horizon', from: '2018-', to: '2020-' };
  const layouts = [
    'Architecte | 2018 – 2020\nAgence Horizon, Nantes',
    '2018 – 2020 : Architecte – Agence Horizon, Nantes',
    '2018 – 2020\nAgence Horizon, Nantes\nArchitecte',
    'Architecte, Agence Horizon, Nantes\n2018 – 2020',
    'Agence Horizon, Nantes | 2018 – 2020\nArchitecte',
    'Architecte\nAgence Horizon, Nantes – 2018 – 2020\n• Concours et chantiers',
  ];
  for (const layout of layouts)
    expect(readOf(`# Expériences\n${layout}`).experiences[0]).toMatchObject(wanted);
});

test('a title above the firm and its dates begins an entry, and does not end the one before', () => {
  const { experiences, education } = readOf(`# Expériences
    Cheffe de projet
    Agence Horizon, Nantes | 2018 – 2020
    Logements et écoles.
    Dessinatrice
    Agence Mistral, Rezé | 2016 – 2018
    2014 – 2016 : Assistante d’architecte
    Métreuse
    Cabinet Ponant, Brest | 2012 – 2014
    # Formation
    Diplôme d’ingénieur
    INSA Rennes | 2016`);
  expect(experiences.map(({ title, organisation, to }) => [title, organisation, to])).toEqual([
    ['Cheffe de projet', 'Agence Horizon', '2020-'],
    ['Dessinatrice', 'Agence Mistral', '2018-'],
    ['Assistante d’architecte', '', '2016-'],
    ['Métreuse', 'Cabinet Ponant', '2014-'],
  ]);
  expect(education[0]).toMatchObject({
    title: 'Diplôme d’ingénieur',
    organisation: 'INSA Rennes',
    to: '2016-',
  });
});
