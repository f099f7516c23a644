import type { HeadContent } from '../../core/pages/head.tsx';
import { SetupForm, SetupFrame, setupTexts, useSetup } from '../profiles/index.ts';
import { companyKind } from './company.kind.ts';
import { CompanySections } from './company-sections.tsx';
import { companySetupTexts as texts } from './company-setup.texts.ts';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function CompanyForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(companyKind, onSaving);
  return (
    <SetupForm setup={setup} accountHint={setupTexts.contactNameHint} showsFirstName={false}>
      <CompanySections form={setup.form} sendings={setup.sendings} required />
    </SetupForm>
  );
}

/** A company's account and profile. */
export default function CompanySetupPage() {
  return (
    <SetupFrame userType="entreprise" texts={texts}>
      {(onSaving) => <CompanyForm onSaving={onSaving} />}
    </SetupFrame>
  );
}
