import {
  type DirectoryFilters,
  isUnlimitedRate,
  isUnlimitedSalary,
} from '@mitoyen/contract/features/directory/directory.contract.ts';
import { availabilityFilterValues } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../core/search/contains-pattern.ts';
import type { TermWords } from '../../core/search/term-words.ts';

type Condition = RawBuilder<boolean>;

/** One term: by the index of words when few words hold it, else by the text itself. */
function termCondition({ term, words }: TermWords): Condition {
  return words === null
    ? sql<boolean>`search_text like fold_text(${containsPattern(term)})`
    : sql<boolean>`words && ${words}::text[]`;
}

/**
 * The condition of each filter, or none when it asks nothing: a filter without its line does not compile. One on rate
 * leaves job seekers in; one on salary or availability leaves freelances in.
 */
const conditionOf: {
  readonly [Name in Exclude<keyof DirectoryFilters, 'search'>]-?: (
    asked: NonNullable<DirectoryFilters[Name]>,
  ) => Condition | null;
} = {
  type: (type) => (type === 'all' ? null : sql<boolean>`kind = ${type}`),
  location: (location) =>
    location === '' ? null : sql<boolean>`location_folded like fold_text(${containsPattern(location)})`,
  minRate: (rate) => (rate === 0 ? null : sql<boolean>`(rate is null or rate >= ${rate})`),
  maxRate: (rate) => (isUnlimitedRate(rate) ? null : sql<boolean>`(rate is null or rate <= ${rate})`),
  minSalary: (salary) => (salary === 0 ? null : sql<boolean>`(salary is null or salary >= ${salary})`),
  maxSalary: (salary) =>
    isUnlimitedSalary(salary) ? null : sql<boolean>`(salary is null or salary <= ${salary})`,
  minExperience: (years) => (years === 0 ? null : sql<boolean>`experience_years >= ${years}`),
  availability(asked) {
    const values = asked.flatMap((text) => availabilityFilterValues(text) ?? []);
    return values.length === 0
      ? null
      : sql<boolean>`(kind = 'freelance' or availability = any(${values}::text[]))`;
  },
};

/** What a profile must fulfil, as SQL over `directory_profiles`. */
export function directoryConditions(
  { search: _, ...filters }: DirectoryFilters,
  terms: readonly TermWords[],
): RawBuilder<boolean> {
  const conditions = terms.map(termCondition);
  for (const [name, asked] of Object.entries(filters)) {
    const condition = asked === undefined ? null : conditionOf[name as keyof typeof filters](asked as never);
    if (condition) conditions.push(condition);
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql.join(conditions, sql` and `);
}
