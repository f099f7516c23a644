import { expect, test } from 'vitest';
import { formsOf } from './inflections.ts';
import { namedTrades } from './named-trades.ts';
import { trades } from './trades.vocabulary.ts';
import { vocabulary } from './vocabulary.ts';

test.each([
  [['Dessinatrice projeteuse'], ['dessinateur-projeteur', 'dessinateur']],
  [['Dessinateur-projeteur H/F'], ['dessinateur-projeteur', 'dessinateur']],
  [['Dessinateur·trice en bâtiment'], ['dessinateur']],
  [['Architecte DPLG', 'Logement collectif'], ['architecte']],
  [['Architecte d’intérieur'], ['architecte-d-interieur']],
  [['Architecte paysagiste'], ['paysagiste-concepteur']],
  [['Collaboratrice d’architecte'], ['collaborateur-d-architecte']],
  [['Indépendante', 'Économiste de la construction'], ['economiste']],
  [['BIM manager et coordinatrice BIM'], ['bim-manager', 'coordinateur-bim']],
  [['Perspectives et images', 'Rendus pour des architectes'], []],
  [['Secrétaire, cabinet de géomètres'], []],
  [['Architecte, urbaniste, économiste, métreur'], ['architecte', 'urbaniste', 'economiste']],
  [['Modélisation Revit, phase EXE', ''], []],
])('%j name %j', (texts, codes) => {
  expect(namedTrades(texts, vocabulary)).toEqual(codes);
});

test.each(trades)('$masculine is named alike by all of its forms', (trade) => {
  const named = formsOf(trade).map((form) => namedTrades([form], vocabulary));
  expect(named[0]?.[0]).toBe(trade.code);
  for (const codes of named) expect(codes).toEqual(named[0]);
});
