import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { isMissing } from '../../../core/api/load-query.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import columns from '../../../ui/columns.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { ProfileStatus } from '../profile-status.tsx';
import { formPaths } from '../setup/setup-paths.ts';
import { AccountFacts } from './account-facts.tsx';
import { myProfileTexts as texts } from './my-profile.texts.ts';

/** An account that still has to choose its type, or to fill in its profile. */
export function Unfinished({ user }: { user: User }) {
  const { role } = user;
  return (
    <div className={columns.columns}>
      <Notice
        title={role ? texts.noProfileTitle : texts.noRoleTitle}
        actions={
          <LinkButton variant="primary" to={role ? formPaths[role] : paths.inscription()}>
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
  return <ProfileStatus isError={error !== null} failureTitle={texts.failureTitle} onRetry={onRetry} />;
}
