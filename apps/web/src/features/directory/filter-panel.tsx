import { isDay } from '@mitoyen/contract/core/paris-day.ts';
import {
  availabilityFilters,
  filterLimits,
  type OrdreFilter,
  ordreFilters,
} from '@mitoyen/contract/features/directory/directory.rules.ts';
import { useContext } from 'react';
import { useDebouncedValue } from '../../core/forms/use-debounced-value.ts';
import { HydratedContext } from '../../core/lazy/hydrated.ts';
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx';
import { formatYears } from '../../ui/format.ts';
import type { Range, RangeLimits } from '../../ui/range-pair.rules.ts';
import { RangePair } from '../../ui/range-pair.tsx';
import { FacetGroups, fieldTexts } from '../field-search/index.ts';
import { type Filters, ofType, type ProfileType } from './directory.filters.ts';
import { directoryFacetsQuery } from './directory.queries.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import styles from './filter-panel.module.css';
import type { ChangeFilters } from './use-directory-address.ts';

const draggingPauseMs = 300;
const asIs = (range: Range) => range;

/** Two sliders whose list follows when they come to rest. Their upper end means "no limit". */
function RangeFilter({
  min,
  max,
  onChange,
  ...props
}: {
  label: string;
  unit: string;
  limits: RangeLimits;
  min: number;
  max: number;
  onChange: (range: Range) => void;
}) {
  const { typed, change } = useDebouncedValue({ min, max }, onChange, {
    delayMs: draggingPauseMs,
    normalise: asIs,
  });
  return <RangePair {...props} value={typed} onChange={change} unlimitedAtMax />;
}

const types = Object.keys(texts.types) as ProfileType[];
const { min: leastYears, max: mostYears } = filterLimits.experienceYears;
const experienceOptions = Array.from({ length: mostYears - leastYears + 1 }, (_, index) => ({
  value: leastYears + index,
  label: index === 0 ? texts.anyExperience : texts.atLeast(formatYears(leastYears + index)),
}));

function TypeFilter({ value, onChange }: { value: ProfileType; onChange: (type: ProfileType) => void }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.type}</legend>
      <div className={styles.types}>
        {types.map((type) => (
          <label key={type} className={styles.type}>
            <input
              type="radio"
              name="type"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <span>{texts.types[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function AvailabilityFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: readonly string[];
  onChange: (availability: string[]) => void;
}) {
  const choices = availabilityFilters.map(({ label }) => label);
  const toggle = (choice: string) =>
    onChange(choices.filter((other) => (other === choice) !== value.includes(other)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div>
        {choices.map((choice) => (
          <CheckboxField
            key={choice}
            label={texts.availabilities[choice] ?? choice}
            name="availability"
            value={choice}
            checked={value.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The day by which a person must be free. Creating a page's first date control takes Chromium a task of its
 * own on a slow phone, even where it is not shown: so it becomes one only after hydration.
 */
function DayFilter({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const isAlive = useContext(HydratedContext);
  return (
    <TextField
      label={fieldTexts.availableBefore}
      name="availableBefore"
      type={isAlive ? 'date' : 'text'}
      value={value}
      onChange={({ currentTarget: { value: day } }) => (day === '' || isDay(day)) && onChange(day)}
    />
  );
}

/** Every filter of the directory except the search bar's. Filters of the other kind alone are hidden. */
export function FilterPanel({ filters, onChange }: { filters: Filters; onChange: ChangeFilters }) {
  const isMixed = filters.type === 'all';
  const shows = (kind: ProfileType) => isMixed || filters.type === kind;
  return (
    <div className={styles.panel}>
      <TypeFilter value={filters.type} onChange={(type) => onChange(ofType(type))} />
      <FacetGroups filters={filters} facetsQuery={directoryFacetsQuery(filters)} onChange={onChange} />
      {shows('freelance') && (
        <RangeFilter
          label={isMixed ? texts.rateOfFreelances : texts.rate}
          unit={texts.rateUnit}
          limits={{ ...filterLimits.hourlyRateEuros, step: 5 }}
          min={filters.minRate}
          max={filters.maxRate}
          onChange={({ min, max }) => onChange({ minRate: min, maxRate: max }, { replace: true })}
        />
      )}
      {shows('jobseeker') && (
        <RangeFilter
          label={isMixed ? texts.salaryOfJobseekers : texts.salary}
          unit={texts.salaryUnit}
          limits={{ ...filterLimits.salaryEuros, step: 1000 }}
          min={filters.minSalary}
          max={filters.maxSalary}
          onChange={({ min, max }) => onChange({ minSalary: min, maxSalary: max }, { replace: true })}
        />
      )}
      <SelectField
        label={texts.experience}
        name="minExperience"
        options={experienceOptions}
        value={filters.minExperience}
        onChange={(event) => onChange({ minExperience: Number(event.currentTarget.value) })}
      />
      <SelectField
        label={texts.ordre}
        name="ordre"
        options={ordreFilters.map((value) => ({ value, label: texts.ordres[value] }))}
        value={filters.ordre}
        onChange={(event) => onChange({ ordre: event.currentTarget.value as OrdreFilter })}
      />
      {shows('jobseeker') && (
        <AvailabilityFilter
          label={isMixed ? texts.availabilityOfJobseekers : texts.availability}
          value={filters.availability}
          onChange={(availability) => onChange({ availability })}
        />
      )}
      <DayFilter
        value={filters.availableBefore}
        onChange={(availableBefore) => onChange({ availableBefore })}
      />
    </div>
  );
}
