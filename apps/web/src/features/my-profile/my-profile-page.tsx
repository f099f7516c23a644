import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { MySpace } from '../../core/my-space.tsx';
import { useSession } from '../../core/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { myCompanyQuery, myFreelanceQuery, myJobseekerQuery } from './my-profile.queries.ts';
import { myProfileTexts as texts } from './my-profile.texts.ts';
import { OwnCompany } from './own-company.tsx';
import { OwnFreelance } from './own-freelance.tsx';
import { OwnJobseeker } from './own-jobseeker.tsx';
import { OwnProfileStatus, Unfinished } from './own-profile-status.tsx';

export const head = { title: texts.pageTitle };

function PublicPageLink({ to }: { to: string }) {
  return <LinkButton to={to}>{texts.publicPage}</LinkButton>;
}

function FreelanceSpace({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myFreelanceQuery(user.id));
  return (
    <MySpace actions={data && <PublicPageLink to={paths.freelance(data.id)} />}>
      {data ? (
        <OwnFreelance user={user} profile={data} />
      ) : (
        <OwnProfileStatus user={user} error={error} onRetry={() => void refetch()} />
      )}
    </MySpace>
  );
}

function JobseekerSpace({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myJobseekerQuery(user.id));
  return (
    <MySpace actions={data && <PublicPageLink to={paths.jobseeker(data.id)} />}>
      {data ? (
        <OwnJobseeker user={user} profile={data} />
      ) : (
        <OwnProfileStatus user={user} error={error} onRetry={() => void refetch()} />
      )}
    </MySpace>
  );
}

function CompanySpace({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(myCompanyQuery(user.id));
  return (
    <MySpace>
      {data ? (
        <OwnCompany user={user} company={data} />
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
        <Unfinished user={user} />
      </MySpace>
    );
  }
  const Space = spaces[user.role];
  return <Space user={user} />;
}
