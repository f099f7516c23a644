import { type RawBuilder, sql } from 'kysely';
import { plannedAnew } from '../../core/db/statement-names.ts';
import { containsPattern } from '../../core/search/contains-pattern.ts';
import type { TermWords } from '../../core/search/term-words.ts';
import type { AmountRange, DirectoryCriteria } from './directory-criteria.ts';

type Condition = RawBuilder<boolean>;

/** One term: by the index of words when few words hold it, else by the text itself. */
function termCondition({ term, words }: TermWords): Condition {
  return words === null
    ? sql<boolean>`search_text like fold_text(${containsPattern(term)})`
    : sql<boolean>`words && ${words}::text[]`;
}

function within(column: 'rate' | 'salary', { min, max }: AmountRange): Condition[] {
  const amount = sql.ref(column);
  return [
    ...(min === null ? [] : [sql<boolean>`${amount} >= ${min}`]),
    ...(max === null ? [] : [sql<boolean>`${amount} <= ${max}`]),
  ];
}

const all = (conditions: readonly Condition[]) => sql.join<boolean>(conditions, sql` and `);

/** What is asked of one kind alone leaves the other in. */
function kindCondition({ kind, rate, salary, availability }: DirectoryCriteria): Condition[] {
  const freelance = all([sql`kind = 'freelance'`, ...(rate ? within('rate', rate) : [])]);
  const jobseeker = all([
    sql`kind = 'jobseeker'`,
    ...(salary ? within('salary', salary) : []),
    ...(availability ? [sql<boolean>`availability = any(${availability}::text[])`] : []),
  ]);
  if (kind === 'freelance') return [freelance];
  if (kind === 'jobseeker') return [jobseeker];
  return rate || salary || availability ? [sql`((${freelance}) or (${jobseeker}))`] : [];
}

/** What a profile must fulfil, as SQL over `directory_profiles`. */
export function directoryConditions(criteria: DirectoryCriteria, terms: readonly TermWords[]): Condition {
  const { location, minExperience } = criteria;
  const conditions = [
    ...terms.map(termCondition),
    ...(location === null
      ? []
      : [sql<boolean>`location_folded like fold_text(${containsPattern(location)})`]),
    ...kindCondition(criteria),
    ...(minExperience === null ? [] : [sql<boolean>`experience_years >= ${minExperience}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${plannedAnew} ${all(conditions)}`;
}
