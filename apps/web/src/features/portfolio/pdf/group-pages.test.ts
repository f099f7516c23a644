import { expect, test } from 'vitest';
import { board, book, readBook } from './book.fixture.ts';
import { groupPages } from './group-pages.ts';

type Pages = Parameters<typeof readBook>[0];

async function groupsOf(pages: Pages, outline?: Parameters<typeof readBook>[1]) {
  const read = await readBook(pages, outline);
  return groupPages(read.readings, read.outline).map(({ kind, title, pages }) => [
    kind,
    title,
    pages.join(' '),
  ]);
}
const large = (text: string) => ({ lines: [{ text, x: 60, y: 500, size: 40 }] });
const small = (...texts: string[]) => ({
  lines: texts.map((text, at) => ({ text, x: 60, y: 300 - at * 16, size: 11 })),
});
const blank = { lines: [] };

test('large letters begin projects; cover, contents, CV and contact stand alone', async () => {
  expect(await groupsOf(book)).toEqual([
    ['cover', 'Portfolio', '1'],
    ['contents', 'Sommaire', '2'],
    ['project', 'MÉDIATHÈQUE DE RIOM', '3 4 5'],
    ['project', 'Six logements en bois', '6 7'],
    ['project', 'École Jules-Ferry', '8'],
    ['project', 'Halle de marché', '9'],
    ['cv', null, '10'],
    ['contact', 'Merci', '11'],
  ]);
});

test('an outline says where projects begin, whatever is large', async () => {
  const pages = [large('Halle'), small('Le plan'), large('Détail'), large('Gîte'), blank];
  const outline = [
    { title: 'Halle de marché', page: 1 },
    { title: 'Gîte d’étape', page: 4 },
  ];
  expect(await groupsOf(pages, outline)).toEqual([
    ['project', 'Halle de marché', '1 2 3'],
    ['project', 'Gîte d’étape', '4 5'],
  ]);
});

test('an outline that a program wrote, one entry a page, says nothing', async () => {
  const pages = [large('Halle de marché'), small('Le plan du rez-de-chaussée'), large('Gîte d’étape'), blank];
  const byPage = pages.map((_, at) => ({ title: `Page ${at + 1}`, page: at + 1 }));
  expect(await groupsOf(pages, byPage)).toEqual([
    ['project', 'Halle de marché', '1 2'],
    ['project', 'Gîte d’étape', '3 4'],
  ]);
  const named = pages.map((_, at) => ({ title: `plan_${at}`, page: at + 1 }));
  expect(await groupsOf(pages, named)).toEqual([
    ['project', 'Halle de marché', '1 2'],
    ['project', 'Gîte d’étape', '3 4'],
  ]);
});

test('equal title blocks belong together', async () => {
  const boards = [
    board('Maison des associations', 'Plan de situation', 1),
    board('Maison des associations', 'Coupe AA', 2),
    board('Groupe scolaire Pasteur', 'Plan masse', 3),
    board('Groupe scolaire Pasteur', 'Façade sud', 4),
    board('Groupe scolaire Pasteur', 'Coupe BB', 5),
  ];
  expect(await groupsOf(boards)).toEqual([
    ['project', null, '1 2'],
    ['project', null, '3 4 5'],
  ]);
});

test('a project of one board is told by the name that it is said to have', async () => {
  const boards = [
    board('Maison des associations', 'Plan de situation', 1),
    board('Maison des associations', 'Coupe AA', 2),
    board('Groupe scolaire Pasteur', 'Plan masse', 3),
    board('Halle de marché', 'Plan masse', 4),
  ];
  expect((await groupsOf(boards)).map(([, , pages]) => pages)).toEqual(['1 2', '3', '4']);
});

test('a heading on every page begins nothing, nor does a title that goes on', async () => {
  const headed = (...lines: { text: string; x: number; y: number; size: number }[]) => ({
    lines: [
      { text: 'Inès Quentin', x: 60, y: 560, size: 40 },
      ...lines,
      ...small('Le plan du rez-de-chaussée et ses abords, au nord le jardin').lines,
    ],
  });
  expect(await groupsOf([headed(), headed(), headed()])).toEqual([['project', null, '1 2 3']]);
  const { lines: halle } = large('Halle');
  expect(await groupsOf([headed(), headed(...halle), headed()])).toEqual([
    ['project', null, '1'],
    ['project', 'Halle', '2 3'],
  ]);
  expect(await groupsOf([large('Halle'), large('HALLE'), small('Plan du rez-de-chaussée')])).toEqual([
    ['project', 'Halle', '1 2 3'],
  ]);
});

test('a first page of a few words before a project is a cover; before its own plan it is not', async () => {
  expect(
    await groupsOf([large('Inès Quentin'), large('Halle de marché'), small('Le plan du rez-de-chaussée')]),
  ).toEqual([
    ['cover', 'Inès Quentin', '1'],
    ['project', 'Halle de marché', '2 3'],
  ]);
  expect(await groupsOf([large('Halle de marché'), small('Le plan du rez-de-chaussée')])).toEqual([
    ['project', 'Halle de marché', '1 2'],
  ]);
});

test('pages that say nothing are one project; one of more pages than a project has pictures goes on in a second', async () => {
  expect(await groupsOf(Array.from({ length: 22 }, () => blank))).toEqual([
    ['project', null, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20'],
    ['project', null, '21 22'],
  ]);
});
