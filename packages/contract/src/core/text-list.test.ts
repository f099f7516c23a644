import { expect, test } from 'vitest';
import { maxSkillLength, maxSkills, skillsSchema } from './skills.ts';

test.each([
  [
    ['Revit', 'AutoCAD'],
    ['Revit', 'AutoCAD'],
  ],
  ['Revit, AutoCAD', ['Revit', 'AutoCAD']],
  [' ["Revit", "AutoCAD"] ', ['Revit', 'AutoCAD']],
  [['  Suivi   de\tchantier ', '', '  '], ['Suivi de chantier']],
  ['Revit,revit , REVIT,Rhino', ['Revit', 'Rhino']],
])('%j is kept as %j', (given, kept) => {
  expect(skillsSchema.parse(given)).toEqual(kept);
});

test.each([
  [[]],
  [''],
  [' , '],
  ['[]'],
  ['["Revit"'],
  ['[5]'],
  ['["Revit", null]'],
  ['{}'.repeat(40)],
  [5],
  [{ 0: 'Revit' }],
  [null],
  ['["Re\\u0000vit"]'],
  [['Re\ud800vit']],
  [['x'.repeat(maxSkillLength + 1)]],
  [Array.from({ length: maxSkills + 1 }, (_, index) => `Compétence ${index}`)],
])('%j is refused', (given) => {
  expect(skillsSchema.safeParse(given).success).toBe(false);
});

test('as many as may be, each as long as it may be', () => {
  const most = Array.from({ length: maxSkills }, (_, index) => String(index).padStart(maxSkillLength, 'x'));
  expect(skillsSchema.parse(most)).toEqual(most);
});
