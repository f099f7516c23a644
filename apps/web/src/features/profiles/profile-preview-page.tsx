import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { canDownloadCv } from '@mitoyen/contract/features/jobseekers/cv-audience.rules.ts';
import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isMissing } from '../../core/api/load-query.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { CompanyView, myCompanyQuery } from '../companies/index.ts';
import { FreelanceView, myFreelanceQuery } from '../freelances/index.ts';
import { JobseekerView, myJobseekerQuery } from '../jobseekers/index.ts';
import { ProfileStatus } from './profile-status.tsx';
import { profileTexts } from './profiles.texts.ts';

const texts = profileTexts.preview;
export const head = { title: texts.pageTitle };

/** A job seeker's profile without what the owner alone gets. */
function asMember({ cvAudience = 'members', cv, ...profile }: Jobseeker): Jobseeker {
  const mayDownload = canDownloadCv(cvAudience, { isOwner: false, isSignedIn: true });
  return mayDownload ? { ...profile, cv } : profile;
}

interface Loaded {
  readonly view: ReactNode;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function PreviewFrame({ view, error, onRetry, isCompany = false }: Loaded & { isCompany?: boolean }) {
  if (error && isMissing(error)) return <Navigate to={paths.profile()} replace />;
  return (
    <Page>
      <Notice
        title={isCompany ? texts.companyTitle : texts.title}
        actions={
          <>
            <LinkButton size="small" to={paths.profile()}>
              {texts.back}
            </LinkButton>
            <LinkButton size="small" icon="pencil" to={paths.profileEdit()}>
              {texts.edit}
            </LinkButton>
          </>
        }
      >
        {isCompany ? texts.companyHint : texts.hint}
      </Notice>
      {view ?? (
        <>
          <PageHeader title={texts.pageTitle} />
          <ProfileStatus isError={error !== null} onRetry={onRetry} />
        </>
      )}
    </Page>
  );
}

function FreelancePreview({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myFreelanceQuery(user.id));
  const view = data && <FreelanceView profile={data} isPreview />;
  return <PreviewFrame view={view} error={error} onRetry={() => void refetch()} />;
}

function JobseekerPreview({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myJobseekerQuery(user.id));
  const view = data && <JobseekerView profile={asMember(data)} isPreview />;
  return <PreviewFrame view={view} error={error} onRetry={() => void refetch()} />;
}

function CompanyPreview({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myCompanyQuery(user.id));
  const view = data && <CompanyView company={data} isPreview />;
  return <PreviewFrame view={view} error={error} onRetry={() => void refetch()} isCompany />;
}

const previews: Readonly<Record<Role, typeof FreelancePreview>> = {
  freelance: FreelancePreview,
  jobseeker: JobseekerPreview,
  entreprise: CompanyPreview,
};

/** One's own profile as others see it. */
export default function ProfilePreviewPage() {
  const { user } = useSession();
  if (!user) return null;
  if (user.role === null) return <Navigate to={paths.profile()} replace />;
  const Preview = previews[user.role];
  return <Preview user={user} />;
}
