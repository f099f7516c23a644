import {
  type JobseekerAvailability,
  jobseekerAvailabilities,
  simpleAvailabilities,
} from '@mitoyen/contract/core/availability.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { companyGuidance } from '@mitoyen/contract/features/companies/company-guidance.rules.ts';
import { freelanceGuidance } from '@mitoyen/contract/features/freelances/freelance-guidance.rules.ts';
import { jobseekerGuidance } from '@mitoyen/contract/features/jobseekers/jobseeker-guidance.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { ApplyOutcomeNotice } from '../applications/index.ts';
import { AvailabilityQuestion } from '../availability/index.ts';
import { companyEdit, myCompanyQuery, OwnCompany } from '../companies/index.ts';
import { OwnCard } from '../directory/index.ts';
import { OwnErrand } from '../errands/index.ts';
import { freelanceEdit, myFreelanceQuery, OwnFreelance } from '../freelances/index.ts';
import { jobseekerEdit, myJobseekerQuery, OwnJobseeker } from '../jobseekers/index.ts';
import { MySpace } from '../layout/index.ts';
import { OfferMatches } from '../matches/index.ts';
import { PlaceQuestion } from '../place-questions/index.ts';
import { GivenReferences } from '../portfolio/index.ts';
import { TodayPart } from '../today/index.ts';
import { EmployedDialog, ownVisibilityTexts } from '../visibility/index.ts';
import styles from './my-profile-page.module.css';
import { AvailabilityChoice } from './own/availability-choice.tsx';
import { editTexts } from './own/edit.texts.ts';
import { Guidance } from './own/guidance.tsx';
import { myProfileTexts as texts } from './own/my-profile.texts.ts';
import { NewCompanyCard } from './own/new-company-card.tsx';
import { NewProfile, nextStepOf } from './own/new-profile.tsx';
import { OwnProfileStatus, Unfinished } from './own/own-profile-status.tsx';
import { ProfileNotices } from './own/profile-notices.tsx';
import { tellsNewProfile } from './setup/new-profile-state.ts';

export const head = { title: texts.pageTitle };

const employed: JobseekerAvailability = 'En poste, ouvert aux opportunités';

interface Actions {
  readonly publicPage: string;
  /** What leads there is called. */
  readonly label?: string;
  /** Until it is known whether there is a profile, they only take their place. */
  readonly isWaiting: boolean;
}

/** What can be done with one's own profile. */
function ProfileActions({ publicPage, label = texts.publicPage, isWaiting }: Actions) {
  return (
    <div className={cx(styles.actions, isWaiting && styles.waiting)}>
      <LinkButton to={publicPage} icon="eye">
        {label}
      </LinkButton>
      <LinkButton to={paths.profileEdit()} icon="pencil" variant="primary">
        {editTexts.edit}
      </LinkButton>
    </div>
  );
}

/** Whether one comes from the form that made the profile: there is nothing to do yet but to see it. */
function useIsNew(): boolean {
  return tellsNewProfile(useLocation().state);
}

/** What one came for, and one's day, which all else of the space stands under. */
function Today({ user }: { user: User }) {
  return (
    <>
      <OwnErrand user={user} />
      <div className={styles.today}>
        <TodayPart user={user} isInSpace />
      </div>
    </>
  );
}

function FreelanceSpace({ user }: { user: User }) {
  const { data, error, isPending, refetch } = useQuery(myFreelanceQuery(user.id));
  const isNew = useIsNew();
  return (
    <MySpace
      actions={
        (data || isPending) && (
          <ProfileActions publicPage={data ? paths.freelance(data.id) : paths.profile()} isWaiting={!data} />
        )
      }
    >
      <ApplyOutcomeNotice />
      {isNew ? <OwnErrand user={user} /> : <Today user={user} />}
      {data && isNew ? (
        <>
          <NewProfile
            card={<OwnCard profile={{ ...data, kind: 'freelance' }} isOnline />}
            next={nextStepOf(freelanceGuidance, data, texts.nextSteps.freelance)}
          />
          <OwnFreelance user={user} profile={data} />
        </>
      ) : data ? (
        <>
          <ProfileNotices edit={freelanceEdit} profile={data} userId={user.id} />
          <PlaceQuestion userId={user.id} profile={data} />
          <AvailabilityQuestion userId={user.id} profile={data} />
          <AvailabilityChoice
            edit={freelanceEdit}
            profile={data}
            userId={user.id}
            availabilities={simpleAvailabilities}
          />
          <Guidance rules={freelanceGuidance} profile={data} />
          <OfferMatches userId={user.id} kind="freelance" />
          <OwnFreelance user={user} profile={data} />
        </>
      ) : (
        <OwnProfileStatus user={user} error={error} onRetry={() => void refetch()} />
      )}
    </MySpace>
  );
}

function JobseekerSpace({ user }: { user: User }) {
  const { data, error, isPending, refetch } = useQuery(myJobseekerQuery(user.id));
  const isNew = useIsNew();
  const visibility = data?.visibility ?? 'public';
  return (
    <MySpace
      actions={
        (data || isPending) && (
          <ProfileActions
            publicPage={data ? paths.jobseeker(data.id) : paths.profile()}
            label={visibility === 'public' ? texts.publicPage : texts.ownPage}
            isWaiting={!data}
          />
        )
      }
    >
      {isNew ? <OwnErrand user={user} /> : <Today user={user} />}
      {data && isNew ? (
        <>
          <NewProfile
            title={texts.newTitles[visibility]}
            card={
              visibility === 'discreet' ? (
                <p>{ownVisibilityTexts.state.discreet}</p>
              ) : (
                <OwnCard profile={{ ...data, kind: 'jobseeker' }} isOnline />
              )
            }
            next={nextStepOf(jobseekerGuidance, data, texts.nextSteps.jobseeker)}
          />
          <OwnJobseeker user={user} profile={data} />
        </>
      ) : data ? (
        <>
          <ProfileNotices edit={jobseekerEdit} profile={data} userId={user.id} />
          <PlaceQuestion userId={user.id} profile={data} />
          <AvailabilityQuestion userId={user.id} profile={data} />
          <AvailabilityChoice
            edit={jobseekerEdit}
            profile={data}
            userId={user.id}
            availabilities={jobseekerAvailabilities}
            question={(availability, answers) =>
              availability === employed && visibility !== 'discreet' && <EmployedDialog {...answers} />
            }
          />
          <Guidance rules={jobseekerGuidance} profile={data} />
          <OfferMatches userId={user.id} kind="jobseeker" />
          <OwnJobseeker user={user} profile={data} />
        </>
      ) : (
        <OwnProfileStatus user={user} error={error} onRetry={() => void refetch()} />
      )}
    </MySpace>
  );
}

function CompanySpace({ user }: { user: User }) {
  const { data, error, isPending, refetch } = useQuery(myCompanyQuery(user.id));
  const isNew = useIsNew();
  return (
    <MySpace
      actions={
        (data || isPending) && (
          <ProfileActions publicPage={data ? paths.company(data.id) : paths.profile()} isWaiting={!data} />
        )
      }
    >
      {isNew ? <OwnErrand user={user} /> : <Today user={user} />}
      {data && isNew ? (
        <>
          <NewProfile card={<NewCompanyCard company={data} />} next={texts.nextSteps.entreprise} />
          <OwnCompany user={user} company={data} />
        </>
      ) : data ? (
        <>
          <ProfileNotices edit={companyEdit} profile={data} userId={user.id} />
          <PlaceQuestion userId={user.id} profile={data} />
          <Guidance rules={companyGuidance} profile={data} />
          <GivenReferences userId={user.id} />
          <OwnCompany user={user} company={data} />
        </>
      ) : (
        <OwnProfileStatus user={user} error={error} onRetry={() => void refetch()} />
      )}
    </MySpace>
  );
}

const spaces = { freelance: FreelanceSpace, jobseeker: JobseekerSpace, entreprise: CompanySpace } as const;

/** The Profil tab of one's own space. */
export default function MyProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  if (user.role === null) {
    return (
      <MySpace>
        <Today user={user} />
        <Unfinished user={user} />
      </MySpace>
    );
  }
  const Space = spaces[user.role];
  return <Space user={user} />;
}
