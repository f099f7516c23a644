import { expect, test } from 'vitest';
import { companyProfileBody } from '../../features/companies/companies.schemas.ts';
import { siretSchema } from '../../features/companies/siret.schema.ts';
import { splitRequirements } from '../../features/offers/requirements.rules.ts';
import { foldOneTimeCode } from '../../features/second-factor/second-factor.rules.ts';
import {
  daySchema,
  emailSchema,
  freeLineSchema,
  freeTextSchema,
  nameLikeSchema,
  usernameSchema,
  webUrlSchema,
} from '../field-schemas.ts';
import { searchFields } from '../search-fields.ts';
import { readSearch } from '../search-words.ts';
import { skillsSchema } from '../skills.ts';
import { kept } from './kept.fixture.ts';
import { tidyPhone } from './tidy-digits.ts';
import { tidyText } from './tidy-text.ts';

const [nbsp, narrow, soft, wide, zero, bom] = ['\u00a0', '\u202f', '\u00ad', '\u2003', '\u200b', '\ufeff'];

test.each([
  ['Atelier Canopée', 'Atelier Canopée'],
  [' Atelier  Canopée\t', 'Atelier Canopée'],
  ['Atelier\tCanopée', 'Atelier Canopée'],
  ['Atelier\r\nCanopée', 'Atelier Canopée'],
  ['Atelier\u2028Canopée\u2029', 'Atelier Canopée'],
  ['Atelier\vCanopée\f', 'Atelier Canopée'],
  [`Atelier${nbsp}Canopée`, 'Atelier Canopée'],
  [`Atelier${narrow}Canopée${wide}`, 'Atelier Canopée'],
  [`${bom}Atelier Canopée`, 'Atelier Canopée'],
  [`Ate${soft}lier Cano${soft}pée`, 'Atelier Canopée'],
  [`Atelier${zero} Cano${zero}pée`, 'Atelier Canopée'],
  ['Atelier Canope\u0301e', 'Atelier Canopée'],
  ['\u200eAtelier Canopée\u200f', 'Atelier Canopée'],
  ['\u202aAtelier Canopée\u202c', 'Atelier Canopée'],
  ['Atelier\u2060 Canopée', 'Atelier Canopée'],
  ['Bureau d’études ﬁnition', 'Bureau d’études finition'],
  ['Oﬃce du plan', 'Office du plan'],
  ['Reﬂet', 'Reflet'],
  ['Aﬀectation', 'Affectation'],
  ['Atelier\u0007 Canopée\u001f', 'Atelier Canopée'],
  ['Équipe 👩‍🔧', 'Équipe 👩‍🔧'],
  ['Équipe\u200d', 'Équipe'],
])('one line %j is kept as %j', (pasted, line) =>
  expect(kept(freeLineSchema('Nom', 100), pasted)).toBe(line),
);

test.each([
  ['Un\r\ndeux', 'Un\ndeux'],
  ['Un\rdeux', 'Un\ndeux'],
  ['Un\u2028deux', 'Un\ndeux'],
  ['Un\u2029\u2029deux', 'Un\n\ndeux'],
  ['Un\vdeux\ftrois', 'Un\ndeux\ntrois'],
  ['Un  \t\ndeux \n', 'Un\ndeux'],
  [`Prêt${nbsp}? Oui${narrow}!`, `Prêt${nbsp}? Oui${narrow}!`],
  [`Un${wide}deux`, 'Un deux'],
  [`${bom}Un${zero}`, 'Un'],
  ['re\u0301no\u00advation', 'rénovation'],
  ['\uf0b7 Plans', '• Plans'],
  ['ﬁn', 'fin'],
  ['“Bonjour”', '“Bonjour”'],
])('a text %j is kept as %j', (pasted, text) =>
  expect(kept(freeTextSchema('Texte', 100), pasted)).toBe(text),
);

test.each([
  [`Architecte${nbsp}DPLG`, 'Architecte DPLG'],
  ['Architecte – urbaniste', 'Architecte - urbaniste'],
  ['Architecte—urbaniste', 'Architecte-urbaniste'],
  ['Maître d‘œuvre', 'Maître d’œuvre'],
  ['Maître d´œuvre', 'Maître d’œuvre'],
  ['Maître d`œuvre', 'Maître d’œuvre'],
  ["Maître d'œuvre", "Maître d'œuvre"],
  ['Dessinateur‑projeteur', 'Dessinateur-projeteur'],
  ['Dessinateur−projeteur', 'Dessinateur-projeteur'],
  [`Re${soft}novation`, 'Renovation'],
  ['Re\u0301novation\n', 'Rénovation'],
])('a title %j is kept as %j', (pasted, title) =>
  expect(kept(nameLikeSchema('Titre', 'Indiquez un titre.'), pasted)).toBe(title),
);

test.each([
  ['Camille\u00a0Durand', 'Camille Durand'],
  ['Camille  Durand\t', 'Camille Durand'],
  ['Camille\nDurand', 'Camille Durand'],
  ['Cami\u00adlle Durand', 'Camille Durand'],
  ['E\u0301lodie Durand', 'Élodie Durand'],
  ['Jean‑Pierre Martin', 'Jean-Pierre Martin'],
  ['Jean–Pierre Martin', 'Jean-Pierre Martin'],
  ['Jacob van ‘t Hoff', 'Jacob van ’t Hoff'],
  ['Conor O`Brien', 'Conor O’Brien'],
])('a name %j is kept as %j', (pasted, name) => expect(kept(usernameSchema, pasted)).toBe(name));

test.each([
  ' camille@exemple.fr\t',
  'camille@exemple.fr.',
  'camille@exemple.fr,',
  'camille@exemple.fr ;',
  '<camille@exemple.fr>',
  '(camille@exemple.fr)',
  '«\u00a0camille@exemple.fr\u00a0»',
  '"camille@exemple.fr"',
  'mailto:camille@exemple.fr',
  'MAILTO:camille@exemple.fr?subject=Devis',
  '<mailto:camille@exemple.fr>',
  'Camille Durand <camille@exemple.fr>',
  '"Durand, Camille" <camille@exemple.fr>;',
  `${bom}camille@exemple.fr${zero}`,
  `camille@exem${soft}ple.fr`,
  `${nbsp}camille@exemple.fr${narrow}`,
  'camille@exemple.fr\u2028',
])('an address is found in %j', (pasted) => expect(kept(emailSchema, pasted)).toBe('camille@exemple.fr'));

test.each(['camille@exemple.fr nora@exemple.fr', 'camille', '<>', 'camille @ exemple', '<'.repeat(100_000)])(
  'none is made of %.40j',
  (pasted) => expect(kept(emailSchema, pasted)).toMatch('refused: '),
);

test.each([
  ['exemple.fr', 'https://exemple.fr'],
  ['www.exemple.fr', 'https://www.exemple.fr'],
  ['www.exemple.fr/projets?page=2#a', 'https://www.exemple.fr/projets?page=2#a'],
  ['http://exemple.fr', 'http://exemple.fr'],
  ['HTTPS://Exemple.fr', 'HTTPS://Exemple.fr'],
  ['//exemple.fr', 'https://exemple.fr'],
  ['http:/exemple.fr', 'http://exemple.fr'],
  ['https//exemple.fr', 'https://exemple.fr'],
  ['https : // exemple.fr', 'https://exemple.fr'],
  ['exemple.fr:8080/a', 'https://exemple.fr:8080/a'],
  ['<https://exemple.fr>', 'https://exemple.fr'],
  ['Site <https://exemple.fr>', 'refused: Site web : indiquez l’adresse d’une page, par exemple exemple.fr.'],
  ['https://exemple.fr.', 'https://exemple.fr'],
  ['https://exemple.fr,', 'https://exemple.fr'],
  ['(https://exemple.fr)', 'https://exemple.fr'],
  ['«\u00a0exemple.fr\u00a0»', 'https://exemple.fr'],
  ['https://exemple.fr/Lyon_(ville)', 'https://exemple.fr/Lyon_(ville)'],
  [`exem${soft}ple.fr${zero}`, 'https://exemple.fr'],
  [` ${nbsp}exemple.fr\t`, 'https://exemple.fr'],
  ['agence-été.fr', 'https://agence-été.fr'],
])('the address of a page %j is kept as %j', (pasted, url) =>
  expect(kept(webUrlSchema('Site web'), pasted)).toBe(url),
);

test.each([
  'javascript:alert(1)',
  'javascript:alert(1)//exemple.fr',
  'data:text/html,exemple.fr',
  'ftp://exemple.fr',
  'moi:secret@exemple.fr',
  'moi@exemple.fr',
  'localhost:3000',
  'deux adresses.fr',
  'https://https://exemple',
])('%j is no page', (pasted) => expect(kept(webUrlSchema('Site web'), pasted)).toMatch('refused: '));

test.each([
  '73282932000074',
  '732 829 320 00074',
  `732${nbsp}829${narrow}320${wide}00074`,
  '732.829.320.00074',
  '732-829-320-00074',
  '732–829–320–00074',
  '732.829.320 000 74',
  '732·829·320·00074',
  '73282932000074\t\r\n',
  `${bom}732829320${zero}00074`,
  'SIRET : 732 829 320 00074',
  'Siret 73282932000074',
  'N° SIRET : 732 829 320 00074',
  'n°siret:73282932000074',
  '732_829_320_00074',
])('a SIRET is found in %j', (pasted) => expect(kept(siretSchema, pasted)).toBe('73282932000074'));

test.each(['7,32829E+13', '732 829 320', 'FR 40 732829320', '732 829 320 00074 RCS Paris', '7328293200007A'])(
  '%j is none',
  (pasted) => expect(kept(siretSchema, pasted)).toBe('refused: Le numéro SIRET doit contenir 14 chiffres.'),
);

const company = {
  ...{ name: 'Atelier', siret: '73282932000074', registrationCity: 'Lyon', legalStatus: 'SARL' },
  ...{ address: '3 quai des Indes', description: 'Agence', logo: null },
};
const postalCode = (pasted: string) => {
  const { data, error } = companyProfileBody.safeParse({ ...company, postalCode: pasted });
  return data?.postalCode ?? error?.issues[0]?.message;
};
test.each([
  ['69 001', '69001'],
  ['69.001', '69001'],
  [`69${nbsp}001`, '69001'],
  [`69${narrow}001 `, '69001'],
  ['F-69001', '69001'],
  ['FR 69001', '69001'],
  ['FR-69001', '69001'],
  ['MC-98000', '98000'],
  ['97 400', '97400'],
  ['98800', '98800'],
  ['97133', '97133'],
  [`${bom}69001\t`, '69001'],
  ['2A004', 'Le code postal doit contenir 5 chiffres.'],
  ['6900', 'Le code postal doit contenir 5 chiffres.'],
])('a postal code %j is kept as %j', (pasted, code) => expect(postalCode(pasted)).toBe(code));

test.each([
  ['06.12.34.56.78', '0612345678'],
  ['06-12-34-56-78', '0612345678'],
  ['06 12 34 56 78', '0612345678'],
  [`06${nbsp}12${narrow}34 56 78`, '0612345678'],
  ['06/12/34/56/78', '0612345678'],
  ['Tél. : 06 12 34 56 78', '0612345678'],
  ['tel:+33612345678', '+33612345678'],
  ['Mobile 06 12 34 56 78', '0612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['+33 (0) 6 12 34 56 78', '+33612345678'],
  ['0033 6 12 34 56 78', '0033612345678'],
  ['33 6 12 34 56 78', '+33612345678'],
  ['596 696 12 34 56', '+596696123456'],
  ['00262 692 12 34 56', '00262692123456'],
  ['(+262) 692 12 34 56', '+262692123456'],
  [`\u202a+33 6 12 34 56 78\u202c`, '+33612345678'],
  ['687 75 12 34', '687751234'],
  ['06 12 34 56 78 ext. 5', '06 12 34 56 78 ext. 5'],
])('a phone number %j is read as %j', (pasted, phone) => expect(tidyPhone(pasted)).toBe(phone));

test.each([
  ['Revit, AutoCAD', ['Revit', 'AutoCAD']],
  ['Revit; AutoCAD ;', ['Revit', 'AutoCAD']],
  ['Revit\nAutoCAD\r\n', ['Revit', 'AutoCAD']],
  ['Revit\tAutoCAD', ['Revit', 'AutoCAD']],
  ['• Revit\n• AutoCAD', ['Revit', 'AutoCAD']],
  ['\uf0b7\tRevit\n\uf0b7\tAutoCAD', ['Revit', 'AutoCAD']],
  ['- Revit\n- AutoCAD', ['Revit', 'AutoCAD']],
  ['– Revit\u2028– AutoCAD', ['Revit', 'AutoCAD']],
  ['▪ Revit ▪ AutoCAD', ['Revit', 'AutoCAD']],
  [`Revit${zero},${nbsp}AutoCAD`, ['Revit', 'AutoCAD']],
  [`["Revit","• AutoCAD"]`, ['Revit', 'AutoCAD']],
  ['Permis de construire, e-learning', ['Permis de construire', 'e-learning']],
])('skills %j are kept as %j', (pasted, skills) => expect(kept(skillsSchema, pasted)).toEqual(skills));

test.each([
  ['• Plans\n• Coupes', ['Plans', 'Coupes']],
  ['•\tPlans\r\n•\tCoupes', ['Plans', 'Coupes']],
  ['\uf0a7 Plans\n\uf0a7 Coupes', ['Plans', 'Coupes']],
  ['o\tPlans\no\tCoupes', ['Plans', 'Coupes']],
  ['- Plans\n— Coupes', ['Plans', 'Coupes']],
  ['✓ Plans\n➢ Coupes', ['Plans', 'Coupes']],
  ['Plans\u2029Coupes', ['Plans', 'Coupes']],
  ['ou bien\n-5 °C', ['ou bien', '-5 °C']],
])('requirements %j are kept as %j', (pasted, lines) => expect(splitRequirements(pasted)).toEqual(lines));

test.each([
  ['revit, lyon', ['revit', 'lyon']],
  ['revit,lyon', ['revit', 'lyon']],
  ['revit ; lyon,', ['revit', 'lyon']],
  ['«\u00a0revit\u00a0» “lyon”', ['revit', 'lyon']],
  ['2,5', ['2,5']],
  ['50% a_b', ['50%', 'a_b']],
  [', ;', []],
])('a search for %j has the terms %j', (pasted, terms) => expect(readSearch(pasted).terms).toEqual(terms));

test.each([
  ['Lyon,', 'Lyon'],
  [`Lyon${nbsp};`, 'Lyon'],
])('a place %j is looked for as %j', (pasted, place) =>
  expect(kept(searchFields.location, pasted)).toBe(place),
);

test.each(['123 456', `123${narrow}456`, '123-456', ' 123456.\n', '123\u200b456'])(
  'the code in %j is read',
  (pasted) => expect(foldOneTimeCode(pasted)).toBe('123456'),
);

test('a year that is a slip is named', () => {
  const day = daySchema('Indiquez un jour.');
  expect(kept(day, ' 2027-03-01\t')).toBe('2027-03-01');
  expect(kept(day, '9999-12-31')).toBe('refused: Cette date est en 9999\u00a0: vérifiez l’année.');
  expect(kept(day, '0202-03-01')).toBe('refused: Écrivez l’année avec ses quatre chiffres.');
  for (const none of ['2027-02-30', '', 'demain', '20027-01-01'])
    expect(kept(day, none)).toBe('refused: Indiquez un jour.');
});

test('accents without end are left as they are: to order them would take the server seconds', () => {
  const endless = `a${'\u0315\u0323'.repeat(50_000)}`;
  expect(tidyText(endless)).toBe(endless);
});

test('a NUL stays, to be refused', () => expect(tidyText('a\0b')).toBe('a\0b'));
