import { type Role, roleLabels } from '@mitoyen/contract/core/roles.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { formTexts } from '../../../core/forms/forms.texts.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../../ui/skeleton.tsx';
import { setupTexts as texts } from './setup.texts.ts';
import { formPaths } from './setup-paths.ts';

/** What the server knows of the signed-in account: its browser may have chosen a type it never sent. */
export function useOwnAccount({ isNeeded = true } = {}) {
  const { status, user } = useSession();
  return useQuery({
    queryKey: ['setup', 'own-account', user?.id],
    queryFn: ({ signal }) => callApi(accountRoutes.me, {}, { signal }),
    enabled: isNeeded && status === 'signed-in',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Shown to a user who has a profile already. */
export function ProfileExists({ role }: { role: Role }) {
  return (
    <Notice
      title={texts.hasProfileTitle}
      actions={<LinkButton to={paths.profile()}>{texts.toProfile}</LinkButton>}
    >
      {texts.hasProfileBody(roleLabels[role])}
    </Notice>
  );
}

/** Said to whose account has another type, and no profile yet. */
export function OtherRole({ role }: { role: Role }) {
  return (
    <Notice
      title={texts.otherRoleTitle(roleLabels[role])}
      actions={<LinkButton to={formPaths[role]}>{texts.toOwnForm}</LinkButton>}
    >
      {texts.otherRoleBody}
    </Notice>
  );
}

/** While the account is not known: on its way, or failed with another try. */
export function AccountLoading({ account }: { account: ReturnType<typeof useOwnAccount> }) {
  if (account.isError) {
    return (
      <Notice tone="error" title={texts.loadFailure} onRetry={() => void account.refetch()}>
        {errorSentence(account.error, formTexts.defaultFailure)}
      </Notice>
    );
  }
  return (
    <SkeletonGroup>
      <SkeletonLines count={8} />
    </SkeletonGroup>
  );
}
