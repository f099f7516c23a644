import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { isMissing } from '../../core/api/load-query.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { myCompanyQuery } from '../companies/index.ts';
import { myFreelanceQuery } from '../freelances/index.ts';
import { myJobseekerQuery } from '../jobseekers/index.ts';
import { ProfileStatus } from './profile-status.tsx';
import { profileTexts } from './profiles.texts.ts';

const texts = profileTexts.own;
export const head = { title: texts.pageTitle };

interface Loaded {
  readonly address: string | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

function ToPublicPage({ address, error, onRetry }: Loaded) {
  if (error && isMissing(error)) return <Navigate to={paths.profile()} replace />;
  if (address) return <Navigate to={address} replace />;
  return (
    <Page>
      <PageHeader title={texts.pageTitle} />
      <ProfileStatus isError={error !== null} onRetry={onRetry} />
    </Page>
  );
}

function FreelancePreview({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myFreelanceQuery(user.id));
  return (
    <ToPublicPage address={data && paths.freelance(data.id)} error={error} onRetry={() => void refetch()} />
  );
}

function JobseekerPreview({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myJobseekerQuery(user.id));
  return (
    <ToPublicPage address={data && paths.jobseeker(data.id)} error={error} onRetry={() => void refetch()} />
  );
}

function CompanyPreview({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myCompanyQuery(user.id));
  return (
    <ToPublicPage address={data && paths.company(data.id)} error={error} onRetry={() => void refetch()} />
  );
}

const previews: Readonly<Record<Role, typeof FreelancePreview>> = {
  freelance: FreelancePreview,
  jobseeker: JobseekerPreview,
  entreprise: CompanyPreview,
};

/** Where one's own profile was shown as others see it: its public page does that. */
export default function ProfilePreviewPage() {
  const { user } = useSession();
  if (!user) return null;
  if (user.role === null) return <Navigate to={paths.profile()} replace />;
  const Preview = previews[user.role];
  return <Preview user={user} />;
}
