import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { TagList } from '../../../ui/badge.tsx';
import columns from '../../../ui/columns.module.css';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { Panel, Section } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { KindBadge } from '../../accounts/index.ts';
import { AvailabilityBadge, freeFrom } from '../../availability/index.ts';
import { type FacetValues, FacetView, facetTexts, mobilityFacts } from '../../vocabulary/index.ts';
import styles from './my-profile.module.css';
import { myProfileTexts as texts } from './my-profile.texts.ts';

/** One's own profile as it stands: who, then the text beside the facts. */
export function OwnProfileLayout({
  name,
  title,
  subtitle,
  avatar,
  shape,
  badges,
  factsTitle,
  facts,
  children,
}: {
  name: string;
  title: string;
  subtitle?: string;
  avatar: string | null;
  shape?: 'round' | 'square';
  badges: ReactNode;
  factsTitle: string;
  facts: readonly Fact[];
  children: ReactNode;
}) {
  return (
    <div className={columns.columns}>
      <div className={styles.main}>
        <div className={styles.who}>
          <Avatar name={name} src={avatar} size="large" shape={shape} />
          <div>
            {name !== title && <h2 className={styles.name}>{name}</h2>}
            <p className={styles.title}>{title}</p>
            {subtitle && <p className={styles.note}>{subtitle}</p>}
            <p className={styles.badges}>{badges}</p>
          </div>
        </div>
        {children}
      </div>
      <div className={styles.side}>
        <Panel>
          <h2 className={styles.panelTitle}>{factsTitle}</h2>
          <FactList facts={facts} />
        </Panel>
      </div>
    </div>
  );
}

/** One's own profile of a freelance or job seeker: availability among the badges, description and skills below. */
export function OwnPersonLayout({
  user,
  kind,
  profile,
  badges,
  facts,
  aboutTitle,
  children,
}: {
  user: User;
  kind: 'freelance' | 'jobseeker';
  profile: Pick<
    Freelance | Jobseeker,
    | 'title'
    | 'specialization'
    | 'avatar'
    | 'availability'
    | 'availabilityToConfirm'
    | 'description'
    | 'skills'
    | keyof FacetValues
    | 'travelKm'
    | 'availableFrom'
    | 'daysPerWeek'
  >;
  badges?: ReactNode;
  facts: readonly Fact[];
  aboutTitle: string;
  children: ReactNode;
}) {
  const isDayShown = freeFrom(profile.availability, profile.availableFrom) !== null;
  return (
    <OwnProfileLayout
      name={user.username}
      title={profile.title}
      subtitle={profile.specialization}
      avatar={profile.avatar}
      badges={
        <>
          <KindBadge kind={kind} />
          <AvailabilityBadge
            availability={profile.availability}
            availableFrom={profile.availableFrom}
            toConfirm={profile.availabilityToConfirm}
          />
          {badges}
        </>
      }
      factsTitle={texts.professional}
      facts={[...facts, ...mobilityFacts(profile, { isDayShown })]}
    >
      <Section title={aboutTitle}>
        <Prose text={profile.description} />
      </Section>
      <Section title={texts.skills}>
        <TagList tags={profile.skills} />
      </Section>
      <FacetView of={profile} title={profile.title} heading={facetTexts.headings.person} />
      {children}
    </OwnProfileLayout>
  );
}
