import { skillsSchema } from '@mitoyen/contract/core/skills.ts';
import { splitTexts } from '@mitoyen/contract/core/text-list.ts';

const separator = ', ';

/** The skills that a text with commas names, without repeats; what is too long or too many is there too. */
export function skillsIn(text: string): readonly string[] {
  const read = skillsSchema.safeParse(text);
  return read.data ?? [...new Set(partsOf(text))];
}

const partsOf = splitTexts;

/** What is being typed: what comes after the last comma. */
export const lastSkill = (text: string): string => text.slice(text.lastIndexOf(',') + 1).trim();

/** A pasted list of several lines as one line, or null for any other text: a field of one line would join its words. */
export function asOneLine(pasted: string): string | null {
  return /[\n\r\t\u2028\u2029]/u.test(pasted.trim()) ? partsOf(pasted).join(separator) : null;
}

/** The text with another last skill, ready for the next one. */
export function withLastSkill(text: string, skill: string): string {
  const before = text.slice(0, text.lastIndexOf(',') + 1);
  return [...partsOf(before), skill, ''].join(separator);
}

export const withoutSkill = (text: string, skill: string): string =>
  partsOf(text)
    .filter((part) => part.toLowerCase() !== skill.toLowerCase())
    .join(separator);

/** What is named more than once, whatever its capitals: it counts once. */
export function repeatedSkills(text: string): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Map<string, string>();
  for (const part of partsOf(text)) {
    const key = part.toLowerCase();
    if (seen.has(key)) repeated.set(key, part);
    seen.add(key);
  }
  return [...repeated.values()];
}
