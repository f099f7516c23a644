import { expect, test } from 'vitest';
import { isNameLike } from './field-schemas.ts';
import { mendNameLike } from './name-like-mend.ts';

test.each([
  ['Infographiste 3D', 'Infographiste trois dimensions', 'chiffres'],
  ['Projeteur 2D', 'Projeteur deux dimensions', 'chiffres'],
  ['Paris 11e', 'Paris onzième', 'chiffres'],
  ['Lyon 3ème', 'Lyon troisième', 'chiffres'],
  ['Marseille 1er', 'Marseille premier', 'chiffres'],
  ['Paris 75011', 'Paris', 'chiffres'],
  ['75011 Paris', 'Paris', 'chiffres'],
  ['Thermicien RE2020', 'Thermicien réglementation environnementale', 'chiffres'],
  ['Chef de projet H/F', 'Chef de projet', 'barres'],
  ['Chef de projet (H/F)', 'Chef de projet', 'parenthèses'],
  ['Architecte (f/h)', 'Architecte', 'parenthèses'],
  ['BIM (ISO 19650)', 'BIM', 'parenthèses'],
  ['Architecte (HMONP)', 'Architecte HMONP', 'parenthèses'],
  ['Lyon (69)', 'Lyon', 'parenthèses'],
  ['Dessinateur(rice) projeteur', 'Dessinateur-rice projeteur', 'parenthèses'],
  ['Architecte / Urbaniste', 'Architecte - Urbaniste', 'barres'],
  ['Architecte, urbaniste', 'Architecte - urbaniste', 'virgules'],
  ['Économiste & métreur', 'Économiste et métreur', '&'],
  ['Architecte D.P.L.G.', 'Architecte DPLG', 'points'],
  ['Dessinateur·rice', 'Dessinateur-rice', 'points'],
  ['Technicien.ne', 'Technicien-ne', 'points'],
  ['Rénovation énergétique.', 'Rénovation énergétique', 'points'],
  ['« Paysagiste »', 'Paysagiste', 'lettres'],
  ['Architecte ⭐', 'Architecte', 'lettres'],
  ['Lyon, Paris, Nantes', 'Lyon - Paris - Nantes', 'virgules'],
])('“%s” may be written “%s”', (typed, mended, because) => {
  expect(isNameLike(typed)).toBe(false);
  expect(mendNameLike(typed)?.mended).toBe(mended);
  expect(mendNameLike(typed)?.because).toMatch(because);
});

test.each(['Architecte', ' Cheffe d’équipe ', '', '75011', '(', '1'.repeat(100_000), 'x'.repeat(101)])(
  'nothing is made of %j',
  (typed) => expect(mendNameLike(typed)).toBeNull(),
);

test.each([
  ['BIM (ISO 19650)', 'Les parenthèses ne sont pas admises ici : (ISO 19650)'],
  ['Infographiste 3D', 'Les chiffres ne sont pas admis ici, écrivez-les en lettres : 3D'],
  ['Architecte / Urbaniste', 'Les barres ne sont pas admises ici : /'],
  ['Économiste & métreur', 'Ce signe n’est pas admis ici : &'],
  ['Lyon, Paris, Nantes', 'Les virgules ne sont pas admises ici : ,'],
])('the refusal of “%s” names what is in the way', (typed, because) =>
  expect(mendNameLike(typed)?.because.replaceAll('\u00a0', ' ')).toBe(because),
);
