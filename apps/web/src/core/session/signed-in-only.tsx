import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { useSession } from './session.tsx';
import { sessionEnded } from './session-ended.ts';
import { getSignedOutPath, wasSessionEnded } from './session-store.ts';

/**
 * The server's rendering of a private page: a placeholder until the page's files have loaded, seconds on a
 * slow network.
 */
function Shell() {
  return (
    <div aria-busy="true" data-shell="">
      <Page>
        <SkeletonGroup>
          <SkeletonLines count={8} />
        </SkeletonGroup>
      </Page>
    </div>
  );
}

/**
 * Renders its content for a signed-in user; others are redirected to the home page, or to the path that
 * signing out set. After the server ended the session, to the sign-in page, which returns here. A placeholder
 * while the session is restored.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-out') {
    if (!wasSessionEnded()) return <Navigate to={getSignedOutPath() ?? paths.home()} replace />;
    return <Navigate to={paths.login({ retour: pathname + search })} state={sessionEnded} replace />;
  }
  if (status === 'restoring') return <Shell />;
  return children;
}
