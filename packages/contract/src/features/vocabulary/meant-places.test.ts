import { describe, expect, test } from 'vitest';
import { placeSpans, understand } from './understand.ts';
import { vocabulary } from './vocabulary.ts';

const codes: Readonly<Record<string, string>> = {
  lyon: 'c69123',
  tours: 'c37261',
  salles: 'c33498',
  'salles (33': 'c33498',
  'salles 33': 'c33498',
  chaux: 'c90023',
  'la chaux': 'c25139',
  'la crèche': 'c79048',
  macon: 'c71270',
  mâcon: 'c71270',
  maçon: 'c71270',
  nord: 'd59',
  creuse: 'd23',
  cher: 'd18',
  '69': 'd69',
  '60': 'd60',
  '27': 'd27',
  '38': 'd38',
  '75015': 'c75115',
};

/** What is left of a query, with the places that it means. */
function read(text: string): string {
  const places = placeSpans(text, vocabulary).flatMap((span) => {
    const code = codes[span.text.toLowerCase()];
    return code === undefined ? [] : [{ text: span.text, code }];
  });
  const { finds, sought } = understand(text, places, vocabulary);
  return [...finds.filter(({ kind }) => kind === 'place').map(({ code }) => code), ...sought].join(' ');
}

describe('a word of buildings is a place only where the query says so', () => {
  test.each([
    ['salles', 'salles'],
    ['Salles', 'salles'],
    ['salles de bains', 'salles bains'],
    ['architecte à Salles', 'c33498'],
    ['architecte à salles', 'c33498'],
    ['architecte Salles (33)', 'c33498'],
    ['extension salles 33', 'c33498 extension'],
    ['salles 33 m2', 'salles 33 m2'],
    ['architecte à La Crèche', 'c79048'],
    ['enduit à la chaux', 'enduit chaux'],
    ['peintre à la chaux', 'peintre chaux'],
    ['peintre en bâtiment à Tours', 'c37261 peintre bâtiment'],
    ['architecte tours', 'c37261'],
    ['tours de bureaux', 'tours'],
    ['maçon', 'maçon'],
    ['macon', 'macon'],
    ['maçon Mâcon', 'c71270 maçon'],
    ['façade nord', 'façade nord'],
    ['architecte dans le Nord', 'd59'],
    ['architecte dans la Creuse', 'd23'],
    ['dans la Creuse', 'd23'],
    ['architecte pas cher', 'pas cher'],
    ['piscine lyon', 'c69123 piscine'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a number is a département or a postal code where nothing else is counted', () => {
  test.each([
    ['dessinateur 69', 'd69'],
    ['69 dessinateur', 'd69'],
    ['69', 'd69'],
    ['dessinateur 69, 38', 'd69 d38'],
    ['60 m2', '60 m2'],
    ['60m²', '60 m2'],
    ['60 fenêtres', '60 fenêtres'],
    ['lot 60', 'lot 60'],
    ['appelez le 06 12 34 60 69', 'appelez 06 12 34 60 69'],
    ['appelez le 06-12-34-60-69', 'appelez 06 12 34 60 69'],
    ['plombier 75015', 'c75115 plombier'],
    ['archicad 27 lyon', 'c69123'],
    ['archicad 27', ''],
    ['dessinateur archicad 27', 'd27'],
    ['covadis 38', 'd38'],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('what is sought besides', () => {
  test.each([
    ['un architecte', ''],
    ['l’architecte', ''],
    ['un architecte à Lyon', 'c69123'],
    ['architecte d’une maison', 'maison'],
    ['béton, façade', 'béton façade'],
    ['logiciel archicad', ''],
    ['Lyon et environs', 'c69123'],
    ['sous-sol', 'sous sol'],
    ['murs à ossature bois', 'murs ossature bois'],
    ['revit 2024 MEP', 'mep'],
    ['Architecte H/F', ''],
  ])('%s: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test('trades parted by a comma are two, joined by a hyphen as well', () => {
  const tradesOf = (text: string) => understand(text, [], vocabulary).finds.map(({ code }) => code);
  expect(tradesOf('architecte urbaniste')).toEqual(['urbaniste']);
  expect(tradesOf('architecte, urbaniste')).toEqual(['architecte', 'urbaniste']);
  expect(tradesOf('dessinatrice-métreuse')).toEqual(['dessinateur', 'metreur']);
  expect(tradesOf('dessinatrice-conseil')).toEqual([]);
});

test('a place at the end of many words is asked for', () => {
  const asked = placeSpans('bureau études fluides thermique acoustique Rennes', vocabulary);
  expect(asked.map(({ text }) => text)).toContain('Rennes');
});
