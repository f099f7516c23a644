import type { Availability } from '@mitoyen/contract/core/availability.ts';
import { type ReactNode, useMemo } from 'react';
import { paths } from '../../paths.ts';
import { TagList } from '../../ui/badge.tsx';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { formatYears } from '../../ui/format.ts';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/page.tsx';
import type { PhotoSource } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { Prose } from '../../ui/prose.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AvailabilityBadge, freeFrom } from '../availability/index.ts';
import { ReportProfileButton } from '../reports/index.ts';
import { SaveButton, ShareButton } from '../saved-items/index.ts';
import { type FacetValues, FacetView, facetTexts, mobilityFacts } from '../vocabulary/index.ts';
import { ContactButton } from './contact-button.tsx';
import { PrintButton, PrintFoot } from './print-sheet.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { profilePartTexts as labels } from './profile-parts.texts.ts';
import styles from './profile-view.module.css';
import { profileTexts as texts } from './profiles.texts.ts';

/** The fields that freelance and job seeker profiles share. */
interface PersonProfile extends FacetValues {
  readonly id: string;
  readonly user_id: string;
  readonly username?: string;
  readonly firstName: string;
  readonly title: string;
  readonly specialization: string;
  readonly location: string;
  readonly experienceYears: number;
  readonly availability: Availability;
  readonly availabilityToConfirm?: boolean;
  readonly avatar: string | null;
  readonly description: string;
  readonly skills: readonly string[];
  readonly placeCode: string | null;
  readonly travelKm: number | null;
  readonly availableFrom: string | null;
  readonly daysPerWeek: number | null;
}

interface ProfileViewProps {
  readonly kind: 'freelance' | 'jobseeker';
  readonly profile: PersonProfile;
  readonly amountEuros: number;
  readonly amountUnit: 'heure' | 'an';
  /** Beside availability, place and experience. */
  readonly facts?: readonly Fact[];
  /** Under the facts: what there is to download. */
  readonly sideExtra?: ReactNode;
  readonly cover: PhotoSource | null;
  readonly badges: ReactNode;
  /** What the description is called. */
  readonly aboutTitle: string;
  /** Before the facts on a phone, and before the text. */
  readonly lead?: ReactNode;
  /** Between the description and the skills. */
  readonly afterAbout?: ReactNode;
  readonly children?: ReactNode;
}

/** The link to other profiles of the same trade around, where the profile has trade and place. */
function SimilarProfiles({ profile: { trades, placeCode } }: { profile: PersonProfile }) {
  const [trade] = trades;
  if (!trade || !placeCode) return null;
  return (
    <p data-print="no">
      <Link to={paths.tradePlace(trade, placeCode.replace(/^c/, ''))}>
        {texts.similar}
        <VisuallyHidden>{` ${texts.similarIn}`}</VisuallyHidden>
      </Link>
    </p>
  );
}

/** The public profile of a person: price and facts at the side, then description, skills and `children`. */
export function ProfileView({ kind, profile, facts = [], ...props }: ProfileViewProps) {
  const name = profile.username ?? profile.firstName;
  const { availability, availabilityToConfirm, location, experienceYears } = profile;
  const thing = useMemo(
    () => ({ kind, id: profile.id, name: profile.firstName }),
    [kind, profile.id, profile.firstName],
  );
  const side = (
    <>
      <Price amountEuros={props.amountEuros} unit={props.amountUnit} />
      <FactList
        facts={[
          {
            label: labels.availability,
            value: (
              <AvailabilityBadge
                availability={availability}
                availableFrom={profile.availableFrom}
                toConfirm={availabilityToConfirm}
              />
            ),
          },
          ...mobilityFacts(profile, { isDayShown: freeFrom(availability, profile.availableFrom) !== null }),
          { label: labels.location, value: location },
          { label: labels.experience, value: formatYears(experienceYears) },
          ...facts,
        ]}
      />
      {props.sideExtra}
      <div className={styles.actions}>
        <ContactButton
          kind={kind}
          target={{ userId: profile.user_id, name, firstName: profile.firstName, role: kind }}
        />
        <SaveButton thing={thing} ownerId={profile.user_id} />
        <ShareButton title={`${profile.firstName}, ${profile.title}`} />
        <PrintButton />
        <ReportProfileButton userId={profile.user_id} name={name} kind="profile" id={profile.id} />
      </div>
    </>
  );
  return (
    <ProfileLayout
      id={profile.id}
      name={name}
      title={profile.title}
      subtitle={profile.specialization}
      avatar={profile.avatar}
      cover={props.cover}
      badges={props.badges}
      side={side}
      lead={props.lead}
    >
      <Section title={props.aboutTitle}>
        <div className={styles.about}>
          <Prose text={profile.description} />
        </div>
      </Section>
      {props.afterAbout}
      <Section title={texts.skills}>
        <TagList tags={profile.skills} />
      </Section>
      <FacetView of={profile} title={profile.title} heading={facetTexts.headings.person} />
      {props.children}
      <SimilarProfiles profile={profile} />
      <PrintFoot path={kind === 'freelance' ? paths.freelance(profile.id) : paths.jobseeker(profile.id)} />
    </ProfileLayout>
  );
}
