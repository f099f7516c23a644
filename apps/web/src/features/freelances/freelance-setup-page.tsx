import { FormStepPart, FormSteps } from '../../core/forms/form-step.tsx';
import { useSteps } from '../../core/forms/use-steps.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { OwnCard } from '../directory/index.ts';
import { PresentationSection, SetupForm, SetupFrame, useSetup } from '../profiles/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { ActivitySection } from './activity-section.tsx';
import { freelanceKind } from './freelance.kind.ts';
import { freelanceCard } from './freelance-card.ts';
import { freelanceFormTexts } from './freelance-form.texts.ts';
import { freelanceSetupTexts as texts } from './freelance-setup.texts.ts';
import { stepsOfProfile, stepsWithAccount, tradeSummary } from './freelance-steps.ts';
import { PortfolioSection } from './portfolio-section.tsx';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function FreelanceForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(freelanceKind, onSaving);
  const { form, sendings, hasAccountFields } = setup;
  const { user } = useSession();
  const list = hasAccountFields ? stepsWithAccount : stepsOfProfile;
  const steps = useSteps(form, list);
  const part = (index: number) => ({ list, steps, index: hasAccountFields ? index : index - 1 });
  const username = hasAccountFields ? form.values.username : (user?.username ?? '');
  const firstName = hasAccountFields ? form.values.firstName : (user?.firstName ?? '');
  return (
    <SetupForm setup={setup} aside={<OwnCard profile={freelanceCard(form.values, username, firstName)} />}>
      {(account) => (
        <FormSteps list={list} steps={steps}>
          {account && (
            <FormStepPart {...part(0)} summary={form.values.username.trim()}>
              {account}
            </FormStepPart>
          )}
          <FormStepPart {...part(1)} summary={tradeSummary(form.values)}>
            <ActivitySection form={form} />
          </FormStepPart>
          <FormStepPart {...part(2)} summary="">
            <PresentationSection
              form={form}
              sendings={sendings}
              descriptionHint={freelanceFormTexts.descriptionHint}
            />
            <PersonFacetSection form={form} />
            <PortfolioSection form={form} sendings={sendings} />
          </FormStepPart>
        </FormSteps>
      )}
    </SetupForm>
  );
}

/** A freelance's account and profile, with a portfolio, in three steps beside the card that comes of it. */
export default function FreelanceSetupPage() {
  return (
    <SetupFrame userType="freelance" texts={texts} width="wide">
      {(onSaving) => <FreelanceForm onSaving={onSaving} />}
    </SetupFrame>
  );
}
