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

/** A filter on rate leaves job seekers in; one on salary or availability leaves freelances in. */
function amountConditions(filters: DirectoryFilters): Condition[] {
  const { minRate, maxRate, minSalary, maxSalary, minExperience } = filters;
  const conditions: Condition[] = [];
  if (minRate) conditions.push(sql<boolean>`(rate is null or rate >= ${minRate})`);
  if (!isUnlimitedRate(maxRate)) conditions.push(sql<boolean>`(rate is null or rate <= ${maxRate})`);
  if (minSalary) conditions.push(sql<boolean>`(salary is null or salary >= ${minSalary})`);
  if (!isUnlimitedSalary(maxSalary))
    conditions.push(sql<boolean>`(salary is null or salary <= ${maxSalary})`);
  if (minExperience) conditions.push(sql<boolean>`experience_years >= ${minExperience}`);
  return conditions;
}

/** What a profile must fulfil, as SQL over `directory_profiles`. */
export function directoryConditions(
  filters: DirectoryFilters,
  terms: readonly TermWords[],
): RawBuilder<boolean> {
  const conditions = [...terms.map(termCondition), ...amountConditions(filters)];
  if (filters.type !== 'all') conditions.push(sql<boolean>`kind = ${filters.type}`);
  if (filters.location !== '') {
    conditions.push(sql<boolean>`location_folded like fold_text(${containsPattern(filters.location)})`);
  }
  const availabilities = filters.availability.flatMap((text) => availabilityFilterValues(text) ?? []);
  if (availabilities.length > 0) {
    conditions.push(sql<boolean>`(kind = 'freelance' or availability = any(${availabilities}::text[]))`);
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql.join(conditions, sql` and `);
}
