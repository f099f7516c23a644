import type { JobFacetCounts } from '@mitoyen/contract/features/offers/job-facets.schemas.ts';
import { jobKinds, offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { ChangeState } from '../../../core/lists/use-address-state.ts';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { CheckboxField, SelectField } from '../../../ui/field.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { FacetGroups, useAsked } from '../../field-search/index.ts';
import styles from '../offer-list.module.css';

import type { JobFilters } from './jobs.filters.ts';
import { jobFacetsQuery } from './jobs.queries.ts';
import { jobListTexts as texts } from './jobs.texts.ts';

const salarySteps = [15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 60_000, 80_000];

/** The usual steps, and the one that is asked for. */
function salaryOptions(asked: number | null) {
  const steps = asked === null || salarySteps.includes(asked) ? salarySteps : [...salarySteps, asked];
  return steps
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: texts.salaryFrom(value) }));
}

/** The contracts, each with how many jobs it finds once that is known. */
function kindOptions(counts: JobFacetCounts | undefined) {
  return jobKinds.map((value) => {
    const found = counts && (counts.contracts.find(({ code }) => code === value) ?? { count: 0 });
    const count = found?.count ?? null;
    return { value, label: offerKindLabels[value], count: count === null ? null : formatNumber(count) };
  });
}

/** Interns are paid by the month, far below the salaries to choose from. */
const onlyInterns = (contract: JobFilters['contract']) =>
  contract.length > 0 && contract.every((kind) => kind === 'stage');

/** Every filter of the jobs but the search bar's. */
export function JobFilterPanel({
  filters,
  onChange,
}: {
  filters: JobFilters;
  onChange: ChangeState<JobFilters>;
}) {
  const { contract, minSalary, remote } = filters;
  const facetsQuery = jobFacetsQuery(filters);
  const counts = useAsked(facetsQuery);
  const hasSalary = minSalary !== null || !onlyInterns(contract);
  return (
    <div className={styles.panel}>
      <CheckGroup
        label={texts.contract}
        name="contract"
        options={kindOptions(counts.data)}
        values={contract}
        onChange={(values) => onChange({ contract: jobKinds.filter((kind) => values.includes(kind)) })}
      />
      {hasSalary && (
        <SelectField
          label={texts.salary}
          name="minSalary"
          placeholder={texts.anySalary}
          options={salaryOptions(minSalary)}
          value={minSalary ?? ''}
          onChange={(event) => onChange({ minSalary: Number(event.currentTarget.value) || null })}
        />
      )}
      <CheckboxField
        label={texts.remote}
        name="remote"
        value="1"
        checked={remote}
        onChange={(event) => onChange({ remote: event.currentTarget.checked })}
      />
      <FacetGroups filters={filters} facetsQuery={facetsQuery} onChange={onChange} />
    </div>
  );
}
