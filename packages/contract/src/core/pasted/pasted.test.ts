import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
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
  numberSchema,
  usernameSchema,
  webUrlSchema,
} from '../field-schemas.ts';
import { searchFields } from '../search-fields.ts';
import { readSearch } from '../search-words.ts';
import { skillsSchema } from '../skills.ts';
import { tidyNumber } from '../typed-number.ts';
import { tidyPhone } from './tidy-digits.ts';
import { tidyText } from './tidy-text.ts';

/** What a field keeps of what was pasted into it, or the sentence that refuses it. */
function kept(schema: z.ZodMiniType, pasted: unknown): unknown {
  const { data, error } = schema.safeParse(pasted);
  return error ? `refused: ${error.issues[0]?.message}` : data;
}
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

const rate = numberSchema('Tarif horaire', { max: 10_000, units: ['euro', 'hour'] });
const salary = numberSchema('Salaire souhaité', { max: 1_000_000, units: ['euro', 'year'] });
const budget = numberSchema('Budget', { max: 100_000, units: ['euro', 'day'] });
const pay = numberSchema('Salaire minimum', { max: 1_000_000, units: ['euro'] });
const years = numberSchema('Expérience', { max: 60, int: true, units: ['year'] });
const surface = numberSchema('Surface', { max: 10_000_000, units: ['area'] });
const perHour = 'refused: Tarif horaire : indiquez le montant par heure.';

describe('a number', () => {
  test.each([
    [rate, '45', 45],
    [rate, '45 €', 45],
    [rate, '45€', 45],
    [rate, `45${nbsp}€`, 45],
    [rate, '€ 45', 45],
    [rate, '45 €/h', 45],
    [rate, '45€/heure', 45],
    [rate, '45 € HT / heure', 45],
    [rate, '45 euros de l’heure', 45],
    [rate, '45,50 EUR', 45.5],
    [rate, '45.50', 45.5],
    [rate, 'environ 45 €', 45],
    [rate, '~45 €', 45],
    [rate, '45,00 € H.T.', 45],
    [rate, '350 € HT/jour', perHour],
    [rate, '350€/j', perHour],
    [rate, '350 € par jour', perHour],
    [rate, '2 800 €/mois', perHour],
    [budget, '350 € HT/jour', 350],
    [budget, '350€/j', 350],
    [budget, '350 € TJM', 350],
    [budget, '1 250,50 €', 1250.5],
    [budget, `1${narrow}250,50${nbsp}€`, 1250.5],
    [budget, '1.250,50 €', 1250.5],
    [budget, '1.250', 1250],
    [budget, '1,250.50', 1250.5],
    [budget, '1’250', 1250],
    [budget, "1'250.50", 1250.5],
    [budget, '1250,-', 'refused: Budget : indiquez un nombre entre 0 et 100\u202f000.'],
    [budget, '45 €/h', 'refused: Budget : indiquez le montant par jour.'],
    [salary, '38k€', 38_000],
    [salary, '38 k€', 38_000],
    [salary, '38K€ brut', 38_000],
    [salary, '38,5 k', 38_500],
    [salary, '38 k€ brut annuel', 38_000],
    [salary, '38 keuros', 38_000],
    [salary, '38 000 € brut/an', 38_000],
    [salary, '38 000 euros bruts par an', 38_000],
    [salary, `38${nbsp}000`, 38_000],
    [salary, '38.000', 38_000],
    [salary, '2 500 €/mois', 'refused: Salaire souhaité : indiquez le montant par an.'],
    [salary, '35-38 k€', 'refused: Salaire souhaité : indiquez un nombre entre 0 et 1\u202f000\u202f000.'],
    [pay, '32 000 € brut', 32_000],
    [pay, '2 500 €/mois', 'refused: Salaire minimum : indiquez le montant seul, sans période.'],
    [years, '10 ans', 10],
    [years, '1 an', 1],
    [years, `${zero}7`, 7],
    [surface, '120 m²', 120],
    [surface, '120m2', 120],
    [surface, '1 250,5 m²', 1250.5],
    [surface, '0.125', 0.125],
  ])('%# %j', (schema, pasted, number) => {
    expect(schema.safeParse(pasted).data ?? kept(schema, pasted)).toBe(number);
  });

  test.each([
    ['45 €', '45'],
    ['1.250,50 €', '1250,5'],
    ['38k€', '38000'],
    ['1 250', '1 250'],
    ['12.5', '12.5'],
    ['350 €/jour', '350 €/jour'],
    ['x', 'x'],
    ['', ''],
  ])('%j is shown as %j', (pasted, shown) => expect(tidyNumber(pasted)).toBe(shown));
});

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
  expect(kept(day, '0202-03-01')).toBe('refused: Cette date est en 202\u00a0: vérifiez l’année.');
  for (const none of ['2027-02-30', '', 'demain', '20027-01-01'])
    expect(kept(day, none)).toBe('refused: Indiquez un jour.');
});

test('accents without end are left as they are: to order them would take the server seconds', () => {
  const endless = `a${'\u0315\u0323'.repeat(50_000)}`;
  expect(tidyText(endless)).toBe(endless);
});

test('a NUL stays, to be refused', () => expect(tidyText('a\0b')).toBe('a\0b'));
