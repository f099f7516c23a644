import { jobKinds, offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { ChangeState } from '../../../core/lists/use-address-state.ts';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { CheckboxField, SelectField } from '../../../ui/field.tsx';
import { FacetGroups } from '../../field-search/index.ts';
import styles from './job-filter-panel.module.css';
import type { JobFilters } from './jobs.filters.ts';
import { jobFacetsQuery } from './jobs.queries.ts';
import { jobListTexts as texts } from './jobs.texts.ts';

const kindOptions = jobKinds.map((value) => ({ value, label: offerKindLabels[value] }));
const salarySteps = [15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 60_000, 80_000];

/** The usual steps, and the one that is asked for. */
function salaryOptions(asked: number | null) {
  const steps = asked === null || salarySteps.includes(asked) ? salarySteps : [...salarySteps, asked];
  return steps
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: texts.salaryFrom(value) }));
}

/** Every filter of the jobs but the search bar's. */
export function JobFilterPanel({
  filters,
  onChange,
}: {
  filters: JobFilters;
  onChange: ChangeState<JobFilters>;
}) {
  const { contract, minSalary, remote } = filters;
  return (
    <div className={styles.panel}>
      <CheckGroup
        label={texts.contract}
        name="contract"
        options={kindOptions}
        values={contract}
        onChange={(values) => onChange({ contract: jobKinds.filter((kind) => values.includes(kind)) })}
      />
      <SelectField
        label={texts.salary}
        name="minSalary"
        placeholder={texts.anySalary}
        options={salaryOptions(minSalary)}
        value={minSalary ?? ''}
        onChange={(event) => onChange({ minSalary: Number(event.currentTarget.value) || null })}
      />
      <CheckboxField
        label={texts.remote}
        name="remote"
        value="1"
        checked={remote}
        onChange={(event) => onChange({ remote: event.currentTarget.checked })}
      />
      <FacetGroups filters={filters} facetsQuery={jobFacetsQuery(filters)} onChange={onChange} />
    </div>
  );
}
