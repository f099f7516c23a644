import {
  companySectorLabels,
  companySectors,
  companySizeLabels,
  companySizes,
} from '@mitoyen/contract/features/companies/company-facts.rules.ts';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { FormFields } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { CheckGroup } from '../../ui/check-group.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { FormUpload } from '../uploads/index.ts';
import { companyFormTexts as texts } from './company-form.texts.ts';
import type { CompanyValues } from './company-form.values.ts';

const sizes = companySizes.map((value) => ({ value, label: companySizeLabels[value] }));
const sectors = companySectors.map((value) => ({ value, label: companySectorLabels[value] }));

/** What the head of a company's page shows besides name and town: asked once there is a page, not to register. */
export function CompanyPageSection({
  form,
  sendings,
}: {
  form: FormFields<CompanyValues>;
  sendings: Sendings;
}) {
  return (
    <FormSection title={texts.page} caption={texts.pageCaption}>
      <Stack>
        <CheckGroup
          id={form.idOf('sectors')}
          name="sectors"
          label={texts.sectors}
          hint={texts.sectorsHint}
          values={form.values.sectors}
          options={sectors}
          error={form.errorOf('sectors') ?? null}
          onChange={(chosen) => {
            form.set({ sectors: chosen });
            form.leave('sectors', false);
          }}
        />
        <SelectField {...form.field('size')} label={texts.size} placeholder={texts.noSize} options={sizes} />
        <FormUpload
          form={form}
          kind="picture"
          name="coverImage"
          sendings={sendings}
          label={texts.coverImage}
          hint={texts.coverHint}
        />
      </Stack>
    </FormSection>
  );
}
