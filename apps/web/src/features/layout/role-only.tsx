import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { roleOnlyTexts as texts } from './my-space.texts.ts';
import { MySpace } from './my-space.tsx';

/** A page of one's own space for one role only; other roles see a notice. */
export function RoleOnly({
  kind,
  children,
}: {
  kind: 'entreprise' | 'freelance';
  children: (user: User) => ReactNode;
}) {
  const { user } = useSession();
  if (!user) return null;
  if (user.role === kind) return children(user);
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
