import { expect, test } from 'vitest';
import { lastSkill, repeatedSkills, skillsIn, withLastSkill, withoutSkill } from './skills-text.ts';

test('a pasted list is as many skills, whatever stands between its commas', () => {
  expect(skillsIn(' Revit,AutoCAD ,, pierre   sèche, revit')).toEqual(['Revit', 'AutoCAD', 'pierre sèche']);
  expect(skillsIn('')).toEqual([]);
});

test('what is too long or too many still shows', () => {
  expect(skillsIn(`Revit, ${'x'.repeat(61)}`)).toHaveLength(2);
  expect(skillsIn(Array.from({ length: 60 }, (_, index) => `c${index}`).join())).toHaveLength(60);
});

test('the last one is completed, and the next may follow', () => {
  expect(lastSkill('Revit, auto')).toBe('auto');
  expect(withLastSkill('Revit, auto', 'AutoCAD')).toBe('Revit, AutoCAD, ');
  expect(withLastSkill('rev', 'Revit')).toBe('Revit, ');
  expect(lastSkill('Revit, ')).toBe('');
});

test('one is taken off, in any casing', () => {
  expect(withoutSkill('Revit, AutoCAD, revit', 'Revit')).toBe('AutoCAD');
});

test('what is named twice is told once', () => {
  expect(repeatedSkills('Revit, BIM, REVIT, revit, bim')).toEqual(['revit', 'bim']);
  expect(repeatedSkills('Revit, BIM')).toEqual([]);
});
