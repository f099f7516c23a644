import type { HeadContent } from '../../core/head.tsx';
import { CompanySections } from '../../core/profile-form/company-sections.tsx';
import { companyKind } from './company.kind.ts';
import { companyTexts as texts } from './company.texts.ts';
import { setupTexts } from './setup.texts.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupPage } from './setup-page.tsx';
import { useSetup } from './use-setup.ts';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function CompanyForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(companyKind, onSaving);
  return (
    <SetupForm
      setup={setup}
      submitLabel={setup.hasAccountFields ? texts.submit : texts.submitSignedIn}
      accountHint={setupTexts.contactNameHint}
    >
      <CompanySections form={setup.form} sendings={setup.sendings} required />
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
