import { describe, expect, test } from 'vitest';
import { legalStatusOf } from './legal-categories.rules.ts';
import { readableFirmName, readableStreet } from './registry-text.rules.ts';

test.each([
  ['ATELIER CANOPEE ARCHITECTES', 'Atelier Canopee Architectes'],
  ['CABINET VERDIER & ASSOCIES', 'Cabinet Verdier & Associés'],
  ['MENUISERIE DES TROIS VALLEES SARL', 'Menuiserie des Trois Vallees SARL'],
  ['SOCIETE GENERALE DE MACONNERIE', 'Société Générale de Maçonnerie'],
  ['COEUR DE BOURG URBANISME', 'Cœur de Bourg Urbanisme'],
  ['AMA', 'AMA'],
  ['BET DU RHONE', 'BET du Rhone'],
  ["RENOV'HABITAT  LOIRE", "Renov'Habitat Loire"],
  ['LES TOITS D’EN HAUT', 'Les Toits d’en Haut'],
  ['Agence Mistral', 'Agence Mistral'],
  ['  DURAND-LENOIR ', 'Durand-Lenoir'],
  ['3.14', '3.14'],
])('the firm %j is written %j', (registered, name) => expect(readableFirmName(registered)).toBe(name));

test.each([
  ['3 QUAI DES ETROITS 69005 LYON', '3 quai des Étroits'],
  ['12 BIS RUE DE LA REPUBLIQUE 44000 NANTES', '12 bis rue de la République'],
  ['8 AV FOCH 75116 PARIS 16', '8 avenue Foch'],
  ["ZAC DE L'EUROPE 38000 GRENOBLE", "zac de l'Europe"],
  ['5 ALLEE DES TILLEULS 69434 LYON CEDEX 03', '5 allée des Tilleuls'],
  ['1 rue de l’Exemple 75010 Paris', '1 rue de l’Exemple'],
  ['75010 PARIS', null],
  ['', null],
])('the address %j is written %j', (registered, street) => expect(readableStreet(registered)).toBe(street));

describe('a legal category', () => {
  test.each([
    ['5499', 'SARL'],
    ['5710', 'SAS'],
    ['5720', 'SASU'],
    ['5599', 'SA'],
    ['5485', 'SELARL'],
    ['1000', 'Entrepreneur individuel'],
    ['5410', 'SARL'],
    ['9221', 'Association'],
    ['0000', null],
    [null, null],
  ])('%s is %s', (category, name) => expect(legalStatusOf(category)).toBe(name));
});

test('a text of any length is read at once', () => {
  expect(readableFirmName('A '.repeat(50_000)).length).toBeGreaterThan(0);
  expect(readableStreet(`${'1 RUE '.repeat(20_000)}69005 LYON`)).not.toBeNull();
});
