import { textListSchema } from './text-list.ts';

export const maxSkills = 50;
export const maxSkillLength = 60;

/** Skills as an array, a JSON string or a comma-separated string; kept as an array without repeats. */
export const skillsSchema = textListSchema({
  min: 1,
  max: maxSkills,
  maxLength: maxSkillLength,
  tooFew: 'Indiquez au moins une compétence, par exemple Revit.',
  tooMany: `Compétences : ${maxSkills} au plus.`,
  tooLong: `Une compétence : ${maxSkillLength} caractères au plus.`,
});
