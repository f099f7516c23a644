import { jobKinds, offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { FormFields } from '../../../core/forms/use-form.ts';
import { CheckGroup } from '../../../ui/check-group.tsx';
import { careerTexts as texts } from './career.texts.ts';

const options = jobKinds.map((value) => ({ value, label: offerKindLabels[value] }));

/** The contracts a job seeker would take. */
export function ContractsField({ form }: { form: FormFields<{ contracts: readonly string[] }> }) {
  return (
    <CheckGroup
      id={form.idOf('contracts')}
      name="contracts"
      label={texts.contracts}
      hint={texts.contractsHint}
      values={form.values.contracts}
      options={options}
      error={form.errorOf('contracts') ?? null}
      onChange={(contracts) => form.set({ contracts })}
    />
  );
}
