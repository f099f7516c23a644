import type { HeadContent } from '../../core/head.tsx';
import { ActivitySection } from '../../core/profile-form/activity-section.tsx';
import { PresentationSection } from '../../core/profile-form/presentation-section.tsx';
import { freelanceFormTexts } from '../../core/profile-form/profile-form.texts.ts';
import { freelanceKind } from './freelance.kind.ts';
import { freelanceTexts as texts } from './freelance.texts.ts';
import { PortfolioSection } from './portfolio-section.tsx';
import { setupTexts } from './setup.texts.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupPage } from './setup-page.tsx';
import { useSetup } from './use-setup.ts';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function FreelanceForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(freelanceKind, onSaving);
  const { form, sendings } = setup;
  return (
    <SetupForm
      setup={setup}
      submitLabel={setup.hasAccountFields ? texts.submit : texts.submitSignedIn}
      accountHint={setupTexts.usernameHint}
    >
      <ActivitySection form={form} />
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={freelanceFormTexts.descriptionHint}
      />
      <PortfolioSection form={form} sendings={sendings} />
    </SetupForm>
  );
}

/** A freelance's account and profile, with a portfolio. */
export default function FreelanceSetupPage() {
  return (
    <SetupPage userType="freelance" texts={texts}>
      {(onSaving) => <FreelanceForm onSaving={onSaving} />}
    </SetupPage>
  );
}
