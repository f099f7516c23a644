import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { useSession } from './session.tsx';

/** Shows its content to who is signed in; others go to the home page. Nothing while the session is restored. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'signed-out') return <Navigate to={paths.home()} replace />;
  if (status === 'restoring') return <div aria-busy="true" data-shell="" />;
  return children;
}
