import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeRoutes } from '../places/places.contract.ts';
import { formsOf } from './inflections.ts';
import { placeSpans, understand } from './understand.ts';
import { vocabulary } from './vocabulary.ts';

const places = [
  { text: 'lyon', code: 'c69123' },
  { text: 'Paris 11', code: 'c75111' },
  { text: 'paris', code: 'c75056' },
  { text: 'Saint-Denis', code: 'c97411' },
  { text: 'neuf-brisach', code: 'c68231' },
];

/** What was understood, written as 'kind code (the text it stands in)', and what is left. */
function read(text: string): string[] {
  const { finds, words } = understand(text, places, vocabulary);
  const told = finds.map(({ kind, code, start, end }) => `${kind} ${code} (${text.slice(start, end)})`);
  return words === '' ? told : [...told, `+ ${words}`];
}

test.each([
  [
    'Revit DCE logement Lyon',
    ['software revit (Revit)', 'phase DCE (DCE)', 'programme logement (logement)', 'place c69123 (Lyon)'],
  ],
  [
    'architecte d’intérieur paris 11',
    ['trade architecte-d-interieur (architecte d’intérieur)', 'place c75111 (paris 11)'],
  ],
  [
    "Architectes d'interieur PARIS",
    ["trade architecte-d-interieur (Architectes d'interieur)", 'place c75056 (PARIS)'],
  ],
  ['escalier hélicoïdal', ['+ escalier hélicoïdal']],
  ['', []],
  ['  ,;  ', []],
  // trades in any form, by other names, with and without hyphens
  ['Cheffes de chantier', ['trade chef-de-chantier (Cheffes de chantier)']],
  ['chef-de-chantier', ['trade chef-de-chantier (chef-de-chantier)']],
  ['dessinatrices projeteuses', ['trade dessinateur-projeteur (dessinatrices projeteuses)']],
  ['dessinatrice en bâtiment', ['trade dessinateur (dessinatrice en bâtiment)']],
  ['dessinateur projeteur BIM', ['trade dessinateur-projeteur (dessinateur projeteur)', 'context bim (BIM)']],
  ['géomètre', ['trade geometre-topographe (géomètre)']],
  ['AMO', ['trade assistant-maitrise-d-ouvrage (AMO)']],
  ['bim managers', ['trade bim-manager (bim managers)']],
  ['OPC', ['trade pilote-opc (OPC)']],
  ['phase OPC', ['phase OPC (phase OPC)']],
  ['études de diagnostic', ['phase DIAG (études de diagnostic)']],
  // programs with a level
  ['Revit expert', ['software revit:3 (Revit expert)']],
  ['REVIT (Confirmée), autocad', ['software revit:2 (REVIT (Confirmée)', 'software autocad (autocad)']],
  ['Civil 3D notions', ['software civil-3d:1 (Civil 3D notions)']],
  ['expert Revit', ['software revit (Revit)', '+ expert']],
  ['Revit experts-conseils', ['software revit (Revit)', '+ experts-conseils']],
  ['Attic+', ['software attic-plus (Attic+)']],
  // links beside a find ask for nothing; others stay
  ['dessinateur à Lyon', ['trade dessinateur (dessinateur)', 'place c69123 (Lyon)']],
  ['maison en paille près de Lyon', ['place c69123 (Lyon)', '+ maison en paille']],
  ['Lyon et escalier', ['place c69123 (Lyon)', '+ escalier']],
  ['sur mesure', ['+ sur mesure']],
  ['escalier Lyon bois brut', ['place c69123 (Lyon)', '+ escalier bois brut']],
  // whole words alone
  ['architecture', ['+ architecture']],
  ['non-architecte', ['+ non-architecte']],
  ['architecte-conseil', ['+ architecte-conseil']],
  ['Neuf-Brisach', ['place c68231 (Neuf-Brisach)']],
  ['saint denis réhabilitation', ['place c97411 (saint denis)', 'context rehabilitation (réhabilitation)']],
  ['projet', ['+ projet']],
])('“%s” is %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

describe.each(vocabulary.trades)('$masculine', (trade) => {
  test('is understood in all forms, by all names', () => {
    for (const name of formsOf(trade)) {
      const { finds, words } = understand(`escalier ${name} lyon`, places, vocabulary);
      expect([name, finds[0]?.code, words]).toEqual([name, trade.code, 'escalier']);
    }
    for (const name of [...trade.synonyms, ...trade.abbreviations])
      expect([name, understand(name, [], vocabulary).finds]).toEqual([
        name,
        [{ kind: 'trade', code: trade.code, start: 0, end: name.length }],
      ]);
  });
});

test('every other entry is understood by its name', () => {
  const { phases, software, programmes, contexts } = vocabulary;
  for (const { code, name } of [...phases, ...software, ...programmes, ...contexts])
    expect([name, understand(name, [], vocabulary).finds.map((find) => find.code)]).toEqual([name, [code]]);
});

test('finds stand in the text in its order, none over another, and what is left is the text’s', () => {
  const words = [
    'Revit',
    'expert',
    'chef',
    'de',
    'chantier',
    'Lyon',
    'bois',
    '-',
    'é',
    '🏗️',
    'Paris',
    '11',
    'd’œuvre',
    'OPC',
    ',',
  ];
  const texts = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join(' '));
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ maxLength: 200 })), (text) => {
      const { finds, words: left } = understand(text, places, vocabulary);
      let end = 0;
      for (const find of finds) {
        expect(find.start).toBeGreaterThanOrEqual(end);
        expect(find.end).toBeGreaterThan(find.start);
        end = find.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
      for (const word of left.split(' ')) expect(text).toContain(word);
    }),
  );
});

describe('what is worth asking places for', () => {
  const asked = (text: string) => placeSpans(text, vocabulary).map((span) => span.text);

  test('is never longer than the call takes', () => {
    const { query } = placeRoutes.search;
    const words = [`x${'y'.repeat(80)}`, 'x'.repeat(80), 'z'.repeat(60), `l’${'a'.repeat(99)}`, 'Lyon'];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 90 }))), (typed) => {
        for (const q of asked(typed.join(' '))) expect(query.safeParse({ q }).error?.issues).toBeUndefined();
      }),
    );
    expect(asked(`Lyon ${'x'.repeat(81)}`)).toEqual(['Lyon']);
  });

  test.each([
    ['Revit DCE logement Lyon', ['Lyon']],
    ['architecte d’intérieur paris 11', ['paris 11', 'paris', '11']],
    ['dessinatrice à Saint-Denis', ['Saint-Denis']],
    ['métreur La Roche sur Yon', ['La Roche sur Yon', 'La Roche', 'Roche sur Yon', 'La', 'Roche', 'Yon']],
    ['architecte', []],
    ['', []],
    ['à', []],
    ['x', []],
    ['69', ['69']],
  ])('of “%s” is %j', (text, spans) => {
    expect(asked(text).toSorted()).toEqual(spans.toSorted());
  });

  test('is bounded, and the longest comes first', () => {
    const spans = asked('un deux trois quatre cinq six sept huit neuf dix');
    expect(spans).toHaveLength(8);
    expect(spans[0]).toBe('un deux trois quatre cinq six');
  });
});
