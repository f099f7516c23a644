import * as z from 'zod/mini';

export const maxSkills = 50;
export const maxSkillLength = 60;

function splitSkills(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return text.split(',');
}

function tidy(value: unknown): unknown {
  const skills = splitSkills(value);
  if (!Array.isArray(skills) || skills.some((skill) => typeof skill !== 'string')) return skills;
  const seen = new Map<string, string>();
  for (const skill of skills as string[]) {
    const text = skill.trim().replace(/\s+/g, ' ');
    if (text && !seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text);
  }
  return [...seen.values()];
}

/** Skills as an array, a JSON string or a comma-separated string; kept as an array without repeats. */
export const skillsSchema = z.pipe(
  z.transform((value: string | readonly string[]) => tidy(value) as string[]),
  z
    .array(
      z.string().check(z.maxLength(maxSkillLength, `Une compétence : ${maxSkillLength} caractères au plus.`)),
      {
        error: 'Compétences : indiquez-en au moins une.',
      },
    )
    .check(
      z.minLength(1, 'Compétences : indiquez-en au moins une.'),
      z.maxLength(maxSkills, `Compétences : ${maxSkills} au plus.`),
    ),
);
