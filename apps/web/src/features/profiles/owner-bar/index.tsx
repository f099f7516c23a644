import type { ReactNode } from 'react';
import { lazyPart } from '../../../core/lazy/lazy-part.tsx';
import { useSession } from '../../../core/session/session.tsx';
import type { OwnPublicPage } from './owner-bar.tsx';

/** Fetched for the owner of a page alone. */
const LazyOwnerBar = lazyPart<{ of: OwnPublicPage }>(() => import('./owner-bar.tsx'));

/** Above a public profile: for its owner what others see of it, for others the way back (`children`). */
export function OwnerBar({ of, children }: { of: OwnPublicPage | undefined; children: ReactNode }) {
  const { user } = useSession();
  return of && of.user_id === user?.id ? <LazyOwnerBar of={of} /> : children;
}
