import type { HeadContent } from '../../core/pages/head.tsx';
import { PresentationSection, SetupForm, SetupFrame, useSetup } from '../profiles/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { ActivitySection } from './activity-section.tsx';
import { freelanceKind } from './freelance.kind.ts';
import { freelanceFormTexts } from './freelance-form.texts.ts';
import { freelanceSetupTexts as texts } from './freelance-setup.texts.ts';
import { PortfolioSection } from './portfolio-section.tsx';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function FreelanceForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(freelanceKind, onSaving);
  const { form, sendings } = setup;
  return (
    <SetupForm setup={setup}>
      <ActivitySection form={form} />
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={freelanceFormTexts.descriptionHint}
      />
      <PersonFacetSection form={form} />
      <PortfolioSection form={form} sendings={sendings} />
    </SetupForm>
  );
}

/** A freelance's account and profile, with a portfolio. */
export default function FreelanceSetupPage() {
  return (
    <SetupFrame userType="freelance" texts={texts}>
      {(onSaving) => <FreelanceForm onSaving={onSaving} />}
    </SetupFrame>
  );
}
