import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { myCompanyQuery } from '../companies/index.ts';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { discreetTexts, gateTexts as texts } from './discreet.texts.ts';

/** What a firm does before it may find discreet people. */
export function NotConfirmed() {
  return (
    <Notice
      tone="warning"
      title={texts.title}
      actions={<LinkButton to={paths.profile()}>{texts.confirm}</LinkButton>}
    >
      {texts.body}
    </Notice>
  );
}

function Gate({ userId, children }: { userId: string; children: ReactNode }) {
  const { data, isError, refetch } = useQuery(myCompanyQuery(userId));
  if (data?.siretState === 'confirmed') return children;
  if (data) return <NotConfirmed />;
  if (isError) return <Notice tone="error" title={texts.failureTitle} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup label={discreetTexts.loading}>
      <SkeletonLines count={6} />
    </SkeletonGroup>
  );
}

/** A page for firms whose SIRET is confirmed; other firms read what to do, and others whose it is. */
export function ConfirmedCompanyOnly({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: (userId: string) => ReactNode;
}) {
  return (
    <RoleOnly kind="entreprise">
      {({ id }) => (
        <MySpace title={title} lead={lead} actions={actions}>
          <Gate userId={id}>{children(id)}</Gate>
        </MySpace>
      )}
    </RoleOnly>
  );
}
