import { mostDaysPerWeek, travelDistances } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { facetFormTexts as texts, travelChoice } from './facet-form.texts.ts';
import type { MobilityValues } from './facet-values.ts';
import { facetTexts } from './vocabulary.texts.ts';

const distances = travelDistances.map((km) => ({ value: km, label: travelChoice(km) }));
const days = Array.from({ length: mostDaysPerWeek }, (_, index) => ({
  value: index + 1,
  label: facetTexts.days(index + 1),
}));

/** How far a person travels, from when and how many days a week they are free. */
export function MobilityFields({ form }: { form: FormFields<MobilityValues> }) {
  return (
    <Stack columns>
      <SelectField
        {...form.field('travelKm')}
        label={texts.travel}
        options={distances}
        placeholder={texts.travelNone}
      />
      <SelectField
        {...form.field('daysPerWeek')}
        label={texts.daysPerWeek}
        options={days}
        placeholder={texts.daysNone}
      />
      <TextField
        {...form.field('availableFrom')}
        label={texts.availableFrom}
        hint={texts.availableFromHint}
        type="date"
      />
    </Stack>
  );
}
