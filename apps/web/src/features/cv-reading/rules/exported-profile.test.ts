import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import { readCv } from './read-cv.ts';
import { readingOrder } from './reading-order.ts';

const column = (x: number, from: number, lines: readonly (readonly [string, number])[]) => {
  let y = from;
  return lines.map(([text, size]) => {
    y += size * 1.6;
    return { text, x, y, width: text.length * size * 0.5, size, page: 1 };
  });
};

/** As LinkedIn lays a profile out: what one is reached by and skills at the left, the rest at the right. */
const linkedIn = readingOrder([
  ...column(20, 30, [
    ['Coordonnées', 13],
    ['lea.quentin@exemple.fr', 10],
    ['www.linkedin.com/in/lea-quentin', 10],
    ['Principales compétences', 13],
    ['Revit', 10],
    ['Gestion de projet', 10],
    ['Archicad', 10],
    ['Languages', 13],
    ['Anglais (Professional Working)', 10],
  ]),
  ...column(220, 30, [
    ['Léa Quentin', 26],
    ['Architecte DE | BIM | Réhabilitation', 12],
    ['Nantes, Pays de la Loire, France', 12],
    ['Résumé', 16],
    ['Je dessine des écoles en bois. 9 ans d’expérience.', 12],
    ['Expérience', 16],
    ['Agence Mistral', 12],
    ['Architecte', 11.5],
    ['mai 2019 - Present (5 ans 7 mois)', 10.5],
    ['Rennes', 10.5],
    ['Formation', 16],
    ['ENSA Nantes', 12],
    ['Master, Architecture · (2010 - 2015)', 10.5],
  ]),
]);

/** As Malt does: a card above, then one column. */
const malt = readingOrder(
  column(50, 30, [
    ['Hugo Lemarchand', 22],
    ['Perspectiviste 3D', 16],
    ['Localisation : Angers, France', 11],
    ['Compétences (4)', 14],
    ['3ds Max - Expert', 11],
    ['Photoshop - Confirmé', 11],
    ['Expériences', 14],
    ['Pixel et Pierre, Angers', 11],
    ['2017 - 2019', 11],
  ]),
);

test('a profile exported from LinkedIn', () => {
  const { title, towns, years, software } = readCv(linkedIn, vocabulary);
  expect(title).toBe('Architecte DE');
  expect(towns.map(({ text }) => text)).toEqual(['Nantes']);
  expect(years).toBe(9);
  expect(software.map(({ code, level }) => [code, level])).toEqual([
    ['revit', null],
    ['archicad', null],
  ]);
});

test('a profile exported from Malt', () => {
  const { title, towns, software } = readCv(malt, vocabulary);
  expect(title).toBe('Perspectiviste 3D');
  expect(towns[0]?.text).toBe('Angers');
  expect(software.map(({ code, level }) => [code, level])).toEqual([
    ['3ds-max', 3],
    ['photoshop', 2],
  ]);
});
