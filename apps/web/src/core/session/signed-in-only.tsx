import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useSession } from './session.tsx';
import { sessionEnded } from './session-ended.ts';
import { getFarewellPath, wasSessionEnded } from './session-store.ts';

/**
 * Shows its content to who is signed in; others go to the home page, or to what says why. Who was at work here when the server ended the
 * session signs in and comes back. Nothing while the session is restored.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-out') {
    if (!wasSessionEnded()) return <Navigate to={getFarewellPath() ?? paths.home()} replace />;
    return <Navigate to={paths.login({ retour: pathname + search })} state={sessionEnded} replace />;
  }
  if (status === 'restoring') return <div aria-busy="true" data-shell="" />;
  return children;
}
