import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { isMissing } from '../../../core/api/load-query.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonGroup, SkeletonProfile } from '../../../ui/skeleton.tsx';
import { AccountFacts } from './account-facts.tsx';
import styles from './my-profile.module.css';
import { myProfileTexts as texts } from './my-profile.texts.ts';

const setupPaths: Readonly<Record<Role, () => string>> = {
  freelance: paths.freelanceSetup,
  jobseeker: paths.jobseekerSetup,
  entreprise: paths.companySetup,
};

/** An account that still has to choose its type, or to fill in its profile. */
export function Unfinished({ user }: { user: User }) {
  const { role } = user;
  return (
    <div className={styles.columns}>
      <Notice
        title={role ? texts.noProfileTitle : texts.noRoleTitle}
        actions={
          <LinkButton variant="primary" to={role ? setupPaths[role]() : paths.inscription()}>
            {role ? texts.noProfileAction : texts.noRoleAction}
          </LinkButton>
        }
      >
        {role ? texts.noProfileHint : texts.noRoleHint}
      </Notice>
      <AccountFacts user={user} />
    </div>
  );
}

/** What stands in the profile's place: its shape, its absence, or what went wrong. */
export function OwnProfileStatus({
  user,
  error,
  onRetry,
}: {
  user: User;
  error: Error | null;
  onRetry: () => void;
}) {
  if (error && isMissing(error)) return <Unfinished user={user} />;
  if (error) {
    return (
      <Notice tone="error" title={texts.failureTitle} onRetry={onRetry}>
        {texts.failureHint}
      </Notice>
    );
  }
  return (
    <SkeletonGroup label={texts.loading}>
      <SkeletonProfile />
    </SkeletonGroup>
  );
}
