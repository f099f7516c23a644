import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { roleOnlyTexts as texts } from './my-space.texts.ts';
import { MySpace } from './my-space.tsx';

const rolesOf = {
  entreprise: ['entreprise'],
  freelance: ['freelance'],
  jobseeker: ['jobseeker'],
  professional: ['freelance', 'jobseeker'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** A page of one's own space for some roles only; the others read whose it is. */
export function RoleOnly({
  kind,
  children,
}: {
  kind: keyof typeof rolesOf;
  children: (user: User) => ReactNode;
}) {
  const { user } = useSession();
  if (!user) return null;
  if (rolesOf[kind].some((role) => role === user.role)) return children(user);
  return (
    <MySpace>
      <Notice
        tone="warning"
        title={texts.forbiddenTitle}
        actions={<LinkButton to={paths.profile()}>{texts.toProfile}</LinkButton>}
      >
        {texts.forbidden[kind]}
      </Notice>
    </MySpace>
  );
}
