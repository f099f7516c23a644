import type { HeadContent } from '../../core/head.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { companyKind } from './company.kind.ts';
import { companyTexts as texts } from './company.texts.ts';
import { DescriptionField, SiretField } from './profile-fields.tsx';
import { setupTexts } from './setup.texts.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupPage } from './setup-page.tsx';
import { SetupSection } from './setup-section.tsx';
import { SetupUpload } from './setup-upload.tsx';
import { type Setup, useSetup } from './use-setup.ts';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

type Values = typeof companyKind.initialValues;

function IdentitySection({ form }: Pick<Setup<Values>, 'form'>) {
  return (
    <SetupSection title={texts.identity}>
      <Stack>
        <TextField
          {...form.field('name')}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="organization"
          required
        />
        <SiretField
          field={form.field('siret')}
          hint={texts.siretHint}
          onChange={(siret) => form.set({ siret })}
        />
        <TextField
          {...form.field('legalStatus')}
          label={texts.legalStatus}
          hint={texts.legalStatusHint}
          autoComplete="off"
          required
        />
      </Stack>
    </SetupSection>
  );
}

function PlaceSection({ form }: Pick<Setup<Values>, 'form'>) {
  return (
    <SetupSection title={texts.place}>
      <TextField {...form.field('address')} label={texts.address} autoComplete="street-address" required />
      <Stack columns>
        <TextField
          {...form.field('postalCode')}
          label={texts.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <TextField
          {...form.field('registrationCity')}
          label={texts.registrationCity}
          autoComplete="address-level2"
          required
        />
      </Stack>
    </SetupSection>
  );
}

function CompanyForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(companyKind, onSaving);
  const { form } = setup;
  return (
    <SetupForm
      setup={setup}
      submitLabel={setup.hasAccountFields ? texts.submit : texts.submitSignedIn}
      accountHint={setupTexts.contactNameHint}
    >
      <IdentitySection form={form} />
      <PlaceSection form={form} />
      <SetupSection title={texts.presentation}>
        <Stack>
          <SetupUpload
            kind="logo"
            name="logo"
            sendings={setup.sendings}
            id={form.idOf('logo')}
            label={texts.logo}
            hint={setupTexts.imageHint}
            error={form.errorOf('logo')}
            value={form.values.logo}
            onChange={(logo) => form.set({ logo })}
          />
          <TextField
            {...form.field('website')}
            label={texts.website}
            hint={texts.websiteHint}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
          />
          <DescriptionField field={form.field('description')} hint={texts.descriptionHint} />
        </Stack>
      </SetupSection>
    </SetupForm>
  );
}

/** A company's account and profile. */
export default function CompanySetupPage() {
  return (
    <SetupPage userType="entreprise" texts={texts}>
      {(onSaving) => <CompanyForm onSaving={onSaving} />}
    </SetupPage>
  );
}
