import type { ReferenceFacts } from '@mitoyen/contract/features/references/references.schemas.ts';
import { useId } from 'react';
import type { FormIssues } from '../../../core/forms/form-issues.ts';
import { TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { PhasesField } from '../phases-field.tsx';
import { confirmProjectTexts as texts } from './references.texts.ts';

/** Facts as they are typed. */
export interface TypedFacts extends Pick<ReferenceFacts, 'phases'> {
  readonly roleHeld: string;
  readonly year: string;
}

/** What an agency puts right. */
export function CorrectionFields({
  facts,
  issues,
  onChange,
}: {
  facts: TypedFacts;
  issues: FormIssues;
  onChange: (facts: TypedFacts) => void;
}) {
  const id = useId();
  return (
    <Stack>
      <TextField
        label={texts.role}
        name="roleHeld"
        value={facts.roleHeld}
        error={issues['corrections.roleHeld'] ?? issues.corrections}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ ...facts, roleHeld: value })}
      />
      <PhasesField
        id={id}
        phases={facts.phases}
        error={issues['corrections.phases']}
        onChange={(phases) => onChange({ ...facts, phases: [...phases] })}
      />
      <TextField
        label={texts.year}
        name="year"
        inputMode="numeric"
        value={facts.year}
        error={issues['corrections.year']}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ ...facts, year: value })}
      />
    </Stack>
  );
}
