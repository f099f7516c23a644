import type { HeadContent } from '../../core/pages/head.tsx';
import { accountStep, SetupForm, SetupFrame, SetupSteps, setupTexts, useSetup } from '../profiles/index.ts';
import { companyKind } from './company.kind.ts';
import { companyFormTexts } from './company-form.texts.ts';
import { registeredFields } from './company-form.values.ts';
import { CompanyPresentation, RegisteredSections } from './company-sections.tsx';
import { companySetupTexts as texts } from './company-setup.texts.ts';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function CompanyForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(companyKind, onSaving);
  const { form, sendings } = setup;
  const { name, registrationCity } = form.values;
  return (
    <SetupForm setup={setup} accountHint={setupTexts.contactNameHint} showsFirstName={false}>
      {({ account, end }) => (
        <SetupSteps
          form={form}
          fieldOrder={companyKind.fieldOrder}
          end={end}
          parts={[
            {
              title: companyFormTexts.identity,
              fields: registeredFields,
              summary: [name.trim(), registrationCity.trim()].filter(Boolean).join(', '),
              content: <RegisteredSections form={form} required isOneStep />,
            },
            ...accountStep(account, form.values.username),
            {
              title: companyFormTexts.presentation,
              summary: '',
              content: <CompanyPresentation form={form} sendings={sendings} required proposes />,
            },
          ]}
        />
      )}
    </SetupForm>
  );
}

/** A company's account and profile, in three steps that begin with its SIRET. */
export default function CompanySetupPage() {
  return (
    <SetupFrame userType="entreprise" texts={texts}>
      {(onSaving) => <CompanyForm onSaving={onSaving} />}
    </SetupFrame>
  );
}
