import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../core/lists/contains-pattern.ts';
import { facetTags, type SearchArea, tagConditions } from '../facets/index.ts';
import { holdsTerms } from '../vocabulary/index.ts';
import type { AmountRange, DirectoryCriteria } from './directory-criteria.ts';

type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]) => sql.join<boolean>(conditions, sql` and `);

function within(column: 'rate' | 'salary', { min, max }: AmountRange): Condition[] {
  const amount = sql.ref(column);
  return [
    ...(min === null ? [] : [sql<boolean>`${amount} >= ${min}`]),
    ...(max === null ? [] : [sql<boolean>`${amount} <= ${max}`]),
  ];
}

/** What is asked of one kind alone leaves the other in. */
function kindCondition({ kind, rate, salary, availability }: DirectoryCriteria): Condition[] {
  if (!kind && !rate && !salary && !availability) return [];
  const freelance = all([sql`kind = 'freelance'`, ...(rate ? within('rate', rate) : [])]);
  const jobseeker = all([
    sql`kind = 'jobseeker'`,
    ...(salary ? within('salary', salary) : []),
    ...(availability ? [sql<boolean>`availability = any(${availability}::text[])`] : []),
  ]);
  if (kind === 'freelance') return [freelance];
  if (kind === 'jobseeker') return [jobseeker];
  return [sql`((${freelance}) or (${jobseeker}))`];
}

const dayCondition = ({ free }: DirectoryCriteria) =>
  free === null
    ? []
    : [
        sql<boolean>`(available_from <= ${free.by}::date or (available_from is null
          and availability = any(${free.orSaying}::text[])))`,
      ];

/** What a profile must fulfil, as SQL over `directory_profiles`; null where every profile does. */
export function directoryConditions(criteria: DirectoryCriteria, area: SearchArea | null): Condition | null {
  const { terms, location, minExperience } = criteria;
  const conditions = [
    ...holdsTerms(sql.ref('search_text'), terms),
    ...(location === null
      ? []
      : [sql<boolean>`location_folded like fold_text(${containsPattern(location)})`]),
    ...kindCondition(criteria),
    ...(minExperience === null ? [] : [sql<boolean>`experience_years >= ${minExperience}`]),
    ...dayCondition(criteria),
    ...(criteria.isSuggested ? [sql<boolean>`is_suggested`] : []),
    ...(criteria.isForVisitor ? [sql<boolean>`is_members_only is not true`] : []),
    ...tagConditions(facetTags(criteria), area),
  ];
  return conditions.length === 0 ? null : all(conditions);
}
