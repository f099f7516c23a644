import { tidyUrl } from '@mitoyen/contract/core/pasted/tidy-address.ts';
import { tidyPostalCode } from '@mitoyen/contract/core/pasted/tidy-digits.ts';
import { casedField } from '../../core/forms/cased-field.ts';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { FormFields } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { TextField, UrlField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { PlaceField } from '../places/index.ts';
import { DescriptionField, profileFormTexts } from '../profiles/index.ts';
import { FormUpload } from '../uploads/index.ts';
import { companyFormTexts as texts } from './company-form.texts.ts';
import type { CompanyValues } from './company-form.values.ts';
import { companyRegistryFields } from './company-registry-fields.ts';
import { RegistrySiretField } from './registry-siret-field.tsx';
import { SectorChips } from './sector-chips.tsx';

type Fields = FormFields<CompanyValues>;

function IdentitySection({ form, required }: { form: Fields; required: boolean }) {
  return (
    <FormSection title={texts.identity}>
      <Stack>
        <RegistrySiretField
          form={form}
          fields={companyRegistryFields}
          hint={required ? texts.siretFirstHint : texts.siretHint}
          required={required}
        />
        <TextField
          {...form.field('name')}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="organization"
          required
        />
        <TextField
          {...casedField(form, 'legalStatus', 'legal-form')}
          label={texts.legalStatus}
          hint={texts.legalStatusHint}
          autoComplete="off"
          required={required}
        />
      </Stack>
    </FormSection>
  );
}

function CityField({ form, required }: { form: Fields; required: boolean }) {
  const { value, onChange, ...field } = casedField(form, 'registrationCity', 'place');
  return (
    <PlaceField
      {...field}
      label={texts.registrationCity}
      autoComplete="address-level2"
      required={required}
      text={value}
      code={form.values.placeCode || null}
      onChange={({ text, code }) => form.set({ registrationCity: text, placeCode: code ?? '' })}
    />
  );
}

interface RegisteredProps {
  readonly form: Fields;
  readonly required: boolean;
  /** In one step of a form, whose number stands above. */
  readonly isOneStep?: boolean;
}

function PlaceSection({ form, required, isOneStep = false }: RegisteredProps) {
  return (
    <FormSection title={texts.place} isNumbered={!isOneStep}>
      <TextField
        {...form.field('address')}
        label={texts.address}
        autoComplete="address-line1"
        required={required}
      />
      <Stack columns>
        <TextField
          {...form.field('postalCode', tidyPostalCode)}
          label={texts.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <CityField form={form} required={required} />
      </Stack>
    </FormSection>
  );
}

/** What the registry knows of a company. `required`: whether more than the name must be there. */
export function RegisteredSections(props: RegisteredProps) {
  return (
    <>
      <IdentitySection form={props.form} required={props.required} />
      <PlaceSection {...props} />
    </>
  );
}

interface PresentationProps {
  readonly form: Fields;
  readonly sendings: Sendings;
  readonly required: boolean;
  /** Whether a description is proposed for what is pressed. */
  readonly proposes?: boolean;
}

/** What a company says of itself. */
export function CompanyPresentation({ form, sendings, required, proposes = false }: PresentationProps) {
  return (
    <FormSection title={texts.presentation}>
      <Stack>
        {proposes && <SectorChips form={form} />}
        <DescriptionField
          field={form.field('description')}
          hint={texts.descriptionHint}
          required={required}
        />
        <UrlField
          {...form.field('website', tidyUrl)}
          label={texts.website}
          hint={texts.websiteHint}
          autoComplete="url"
        />
        <FormUpload
          form={form}
          kind="logo"
          name="logo"
          sendings={sendings}
          label={texts.logo}
          hint={profileFormTexts.imageHint}
        />
      </Stack>
    </FormSection>
  );
}

/** A company: what it is, where, and what it says of itself. */
export function CompanySections({ form, sendings, required }: Omit<PresentationProps, 'proposes'>) {
  return (
    <>
      <RegisteredSections form={form} required={required} />
      <CompanyPresentation form={form} sendings={sendings} required={required} />
    </>
  );
}
