import { jobseekerAvailabilities } from '@mitoyen/contract/core/availability.ts';
import {
  experienceBandLabels,
  experienceBands,
  salaryBandEuros,
} from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { DiscreetFilters } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CheckGroup } from '../../ui/check-group.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TokenField } from '../../ui/token-field.tsx';
import {
  findEntries,
  type NamedEntry,
  softwareEntry,
  tradeEntry,
  vocabularyQuery,
} from '../vocabulary/index.ts';
import { AreaField } from './area-field.tsx';
import styles from './discreet.module.css';
import { discreetTexts as texts } from './discreet.texts.ts';

const lowestEuros = 20_000;
const salarySteps = Array.from({ length: 17 }, (_, index) => lowestEuros + index * salaryBandEuros);
const salaryOptions = salarySteps.map((value) => ({ value, label: texts.salaryStep(value) }));
const experienceOptions = experienceBands.map((value) => ({ value, label: experienceBandLabels[value] }));
const availabilityOptions = jobseekerAvailabilities.map((value) => ({ value, label: value }));

/** Several codes of a list, each looked for by its name. */
function CodesField({
  name,
  label,
  hint,
  none,
  entries,
  codes,
  onChange,
}: {
  name: string;
  label: string;
  hint: string;
  none: string;
  entries: readonly NamedEntry[];
  codes: readonly string[];
  onChange: (codes: string[]) => void;
}) {
  const id = useId();
  const left = entries.filter(({ key }) => !codes.includes(key));
  return (
    <TokenField
      id={id}
      name={name}
      label={label}
      hint={hint}
      none={none}
      tokens={codes.map((code) => ({
        key: code,
        label: entries.find(({ key }) => key === code)?.label ?? code,
      }))}
      suggest={(text) => findEntries(left, text)}
      onAdd={(code) => onChange([...codes, code])}
      onRemove={(code) => onChange(codes.filter((other) => other !== code))}
    />
  );
}

/** Every filter of the discreet profiles: by what they tell of themselves, and nothing else. */
export function DiscreetFilterPanel({
  filters,
  onChange,
}: {
  filters: DiscreetFilters;
  onChange: (change: Partial<DiscreetFilters>) => void;
}) {
  const placeId = useId();
  const { data, isError, refetch } = useQuery(vocabularyQuery());
  const { trade, place, experience, software, phase, availability, minSalary, maxSalary } = filters;
  return (
    <div className={styles.panel}>
      {isError && <Notice tone="error" title={texts.listsFailure} onRetry={() => void refetch()} />}
      <CodesField
        name="trade"
        label={texts.trade}
        hint={texts.tradeHint}
        none={texts.noTrade}
        entries={(data?.trades ?? []).map(tradeEntry)}
        codes={trade}
        onChange={(codes) => onChange({ trade: codes })}
      />
      <AreaField id={placeId} place={place} onChange={(code) => onChange({ place: code })} />
      <CheckGroup
        label={texts.experience}
        name="experience"
        options={experienceOptions}
        values={experience}
        onChange={(values) =>
          onChange({ experience: experienceBands.filter((band) => values.includes(band)) })
        }
      />
      <SelectField
        label={texts.minSalary}
        name="minSalary"
        placeholder={texts.anySalary}
        options={salaryOptions}
        value={minSalary ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ minSalary: Number(value) || undefined })}
      />
      <SelectField
        label={texts.maxSalary}
        name="maxSalary"
        placeholder={texts.anySalary}
        options={salaryOptions}
        value={maxSalary ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ maxSalary: Number(value) || undefined })}
      />
      <CodesField
        name="software"
        label={texts.software}
        hint={texts.softwareHint}
        none={texts.noSoftware}
        entries={(data?.software ?? []).map(softwareEntry)}
        codes={software}
        onChange={(codes) => onChange({ software: codes })}
      />
      {data && (
        <CheckGroup
          label={texts.phase}
          name="phase"
          options={data.phases.map(({ code, name }) => ({ value: code, label: code, title: name }))}
          values={phase}
          onChange={(values) => onChange({ phase: [...values] })}
        />
      )}
      <CheckGroup
        label={texts.availability}
        name="availability"
        options={availabilityOptions}
        values={availability}
        onChange={(values) =>
          onChange({ availability: jobseekerAvailabilities.filter((one) => values.includes(one)) })
        }
      />
    </div>
  );
}
