import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyNameCore, companyNamesMatch, companySearchTerms } from './company-name.ts';

describe('companyNamesMatch', () => {
  it.each([
    ['Atelier Canopée', 'ATELIER CANOPEE'],
    ['Atelier Canopée SARL', 'ATELIER CANOPEE'],
    ['S.A.R.L. Atelier Canopée', 'ATELIER CANOPEE'],
    ['ATELIER CANOPEE', 'S A R L ATELIER CANOPEE'],
    ['L’Atelier de Canopée', 'ATELIER CANOPEE'],
    ["L'Atelier d'Anna", 'ATELIER ANNA'],
    ['Société par actions simplifiée Nord Bâti', 'NORD BATI'],
    ['Société anonyme Nord Bâti', 'NORD BATI'],
    ['Dupont & Fils', 'DUPONT ET FILS'],
    ['Fils et Dupont', 'DUPONT & FILS'],
    ['Cœur de Ville', 'COEUR DE VILLE'],
    ['Ets Bernard', 'ETABLISSEMENTS BERNARD'],
    ['Éts. Bernard', 'ETABLISSEMENTS BERNARD'],
    ['Atelier St-Michel', 'ATELIER SAINT MICHEL'],
    ['Atelier Saint-Michel', 'ATELIER ST MICHEL'],
    ['Ste Anne Rénovation', 'SAINTE ANNE RENOVATION'],
    ['Sté Bernard', 'SOCIETE BERNARD'],
    ['Bernard & Cie', 'BERNARD ET COMPAGNIE'],
    ['Bernard Frères', 'BERNARD FRS'],
    ['Martin-Leroy Architectes', 'LEROY MARTIN ARCHITECTES'],
    ['ABC Structure', 'A.B.C. STRUCTURE'],
    ['Archi Concept Sud', 'ARCHICONCEPT SUD'],
    ['Studio 44', 'STUDIO 44 EURL'],
    ['E\u0301tudes du Bâti', 'ETUDES DU BATI'],
    ['Atelier (Sud) Canopée', 'ATELIER SUD CANOPEE'],
    ['Atelier Canopée', 'ATELIER (SUD) CANOPEE'],
    ['Atelier -- Canopée', 'ATELIER CANOPEE'],
    ['Nord société anonyme Bâti', 'NORD BATI'],
  ])('%s is %s', (given, registered) => {
    expect(companyNamesMatch(given, [registered])).toBe(true);
  });

  it.each([
    ['Atelier Canopée', 'ATELIER CANOPEE SUD'],
    ['Atelier', 'ATELIER CANOPEE'],
    ['Dupont & Fils', 'DUPONT ET FILLES'],
    ['SARL', 'SAS'],
    ['Nord Bâti', '[NON-DIFFUSIBLE]'],
    ['', ''],
    ['…', '…'],
    ['Studio 44', 'STUDIO 45'],
    ['Atelier St-Michel', 'ATELIER SAINT MARTIN'],
    ['constructor', 'OBJECT'],
  ])('%s is not %s', (given, registered) => {
    expect(companyNamesMatch(given, [registered])).toBe(false);
  });

  it('takes any of the names, and passes over missing ones', () => {
    const names = [null, undefined, 'GROUPE MERIDIEN', 'GMA', 'LES JARDINS DU SUD'];
    expect(companyNamesMatch('gma', names)).toBe(true);
    expect(companyNamesMatch('Jardins du Sud', names)).toBe(true);
    expect(companyNamesMatch('Groupe', names)).toBe(false);
    expect(companyNamesMatch('Groupe Méridien', [])).toBe(false);
  });

  it('reads the trade names a full name holds in brackets', () => {
    const fullName = ['CAMILLE DURAND (STUDIO LUMEN) (SLM)'];
    for (const name of ['Camille Durand', 'Durand Camille', 'Studio Lumen', 'SLM']) {
      expect(companyNamesMatch(name, fullName), name).toBe(true);
    }
    expect(companyNamesMatch('Camille', fullName)).toBe(false);
  });

  it('still tells apart names made of small words and legal forms only', () => {
    expect(companyNamesMatch('La Sel', ['LA SEL'])).toBe(true);
    expect(companyNamesMatch('La Sel', ['LE SAS'])).toBe(false);
  });

  const word = fc.string({ unit: fc.constantFrom(...'bcfghjkmpqrtvwxyz'), minLength: 4, maxLength: 9 });
  const name = fc.array(word, { minLength: 1, maxLength: 4 });

  it('ignores case, order, legal form and articles, both ways round', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('SARL', 'S.A.S.', 'eurl', 'Société anonyme'), (words, form) => {
        const typed = `Les ${words.join(' ')} ${form}`;
        const registered = [...words].reverse().join(' ').toUpperCase();
        expect(companyNamesMatch(typed, [registered])).toBe(true);
        expect(companyNamesMatch(registered, [typed])).toBe(true);
      }),
    );
  });

  it('never takes a name with a word more', () => {
    fc.assert(
      fc.property(name, word, (words, extra) => {
        fc.pre(!words.includes(extra));
        expect(companyNamesMatch(words.join(' '), [[...words, extra].join(' ')])).toBe(false);
      }),
    );
  });

  it('answers for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (given, registered) => {
        expect(typeof companyNamesMatch(given, [registered])).toBe('boolean');
      }),
    );
  });
});

describe('companySearchTerms', () => {
  it.each([
    ['SARL L’Atelier du Midi', 'atelier du midi'],
    ['Dupont & Fils S.A.S.', 'dupont et fils'],
    ['Société à responsabilité limitée Nord Bâti', 'nord bati'],
    ['Atelier St-Michel', 'atelier michel'],
    ['Ets Bernard & Cie', 'bernard et'],
    ['St', 'st'],
    ['SAS', 'SAS'],
    [' SAS ', 'SAS'],
  ])('asks for %s as %s', (name, terms) => {
    expect(companySearchTerms(name)).toBe(terms);
  });
});

it.each([
  ['Vinci Construction France', 'vinci'],
  ['SARL Atelier Canopée & Fils', 'canopee'],
  ['Agence Mistral Architecture', 'mistral'],
  ['Béton & Lumière', 'beton lumiere'],
  ['Atelier d’Architecture', ''],
])('what the group of %j is looked for by is %j', (name, core) => {
  expect(companyNameCore(name)).toBe(core);
});
