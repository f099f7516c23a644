import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import {
  fillEmpty,
  markedForm,
  ProfileFileField,
  personProposals,
  profileReadingTexts,
  useCvReading,
} from '../cv-reading/index.ts';
import { OwnCard } from '../directory/index.ts';
import {
  accountStep,
  PresentationSection,
  profileFormTexts,
  SetupForm,
  SetupFrame,
  SetupSteps,
  useSetup,
} from '../profiles/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { ActivitySection } from './activity-section.tsx';
import { freelanceKind } from './freelance.kind.ts';
import { freelanceCard } from './freelance-card.ts';
import { freelanceFormTexts } from './freelance-form.texts.ts';
import { freelanceSetupTexts as texts } from './freelance-setup.texts.ts';
import { PortfolioSection } from './portfolio-section.tsx';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

const tradeFields = [
  ...['siret', 'title', 'specialization', 'location', 'placeCode', 'experienceYears', 'hourlyRate'],
];

function FreelanceForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(freelanceKind, onSaving);
  const { sendings, hasAccountFields } = setup;
  const form = markedForm(setup.form, freelanceKind.initialValues, profileReadingTexts);
  const { reading, read } = useCvReading((person) => {
    const { changes, names } = fillEmpty(form.values, personProposals(person));
    form.set(changes);
    return names;
  });
  const { user } = useSession();
  const username = hasAccountFields ? form.values.username : (user?.username ?? '');
  const firstName = hasAccountFields ? form.values.firstName : (user?.firstName ?? '');
  const { title, location } = form.values;
  return (
    <SetupForm setup={setup} aside={<OwnCard profile={freelanceCard(form.values, username, firstName)} />}>
      {({ account, end }) => (
        <SetupSteps
          form={form}
          fieldOrder={freelanceKind.fieldOrder}
          end={end}
          parts={[
            ...accountStep(account, form.values.username),
            {
              title: freelanceFormTexts.activity,
              fields: tradeFields,
              summary: [title.trim(), location.trim()].filter(Boolean).join(', '),
              content: (
                <ActivitySection
                  form={form}
                  first={<ProfileFileField reading={reading} onFile={(file) => void read(file)} />}
                />
              ),
            },
            {
              title: profileFormTexts.presentation,
              summary: '',
              content: (
                <>
                  <PresentationSection
                    form={form}
                    sendings={sendings}
                    descriptionHint={freelanceFormTexts.descriptionHint}
                  />
                  <PersonFacetSection form={form} />
                  <PortfolioSection form={form} sendings={sendings} />
                </>
              ),
            },
          ]}
        />
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
