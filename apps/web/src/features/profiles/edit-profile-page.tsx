import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { EditCompany, myCompanyQuery } from '../companies/index.ts';
import { EditFreelance, myFreelanceQuery } from '../freelances/index.ts';
import { EditJobseeker, myJobseekerQuery } from '../jobseekers/index.ts';
import { MySpace } from '../layout/index.ts';
import { visibilityQuery } from '../visibility/index.ts';
import { editTexts as texts } from './own/edit.texts.ts';
import { OwnProfileStatus } from './own/own-profile-status.tsx';

export const head = { title: texts.pageTitle };

function FreelanceForm({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myFreelanceQuery(user.id));
  if (data) return <EditFreelance profile={data} userId={user.id} />;
  return <OwnProfileStatus user={user} error={error} onRetry={() => void refetch()} />;
}

function JobseekerForm({ user }: { user: User }) {
  const profile = useQuery(myJobseekerQuery(user.id));
  const visibility = useQuery(visibilityQuery(user.id));
  if (profile.data && visibility.data) {
    return <EditJobseeker profile={profile.data} visibility={visibility.data} userId={user.id} />;
  }
  const retry = () => [profile, visibility].filter(({ isError }) => isError).map(({ refetch }) => refetch());
  return (
    <OwnProfileStatus user={user} error={profile.error ?? visibility.error} onRetry={() => void retry()} />
  );
}

function CompanyForm({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myCompanyQuery(user.id));
  if (data) return <EditCompany profile={data} userId={user.id} />;
  return <OwnProfileStatus user={user} error={error} onRetry={() => void refetch()} />;
}

const forms: Readonly<Record<Role, typeof FreelanceForm>> = {
  freelance: FreelanceForm,
  jobseeker: JobseekerForm,
  entreprise: CompanyForm,
};

/** One's own profile as a form. An account without a type has nothing to change yet. */
export default function EditProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  if (user.role === null) return <Navigate to={paths.profile()} replace />;
  const Form = forms[user.role];
  return (
    <MySpace>
      <Form user={user} />
    </MySpace>
  );
}
