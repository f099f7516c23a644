import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import type { User } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { callApi, unattended } from '../api/api-client.ts';
import { forgetErrand } from '../errand/errand-storage.ts';
import { useStore } from '../lazy/hydrated.ts';
import { forgetDevice } from '../storage/forget-device.ts';
import { forgetDrafts } from '../storage/forget-drafts.ts';
import { forgetUnsent } from '../storage/unsent-storage.ts';
import { getSession, onShownAgain, type Session, setSession, subscribeToSession } from './session-store.ts';

/** Stores the session that a sign-in, a registration or an account creation returned. */
export function signIn(session: Session): void {
  setSession({ user: session.user, token: session.token });
}

/** Ends the session here at once, and on the server as soon as it answers. Never throws. */
export async function signOut(): Promise<void> {
  const session = getSession();
  if (!session) return;
  // The call takes its token as it starts, before the session is deleted below.
  const ending = callApi(accountRoutes.logout, {}, unattended());
  setSession(null);
  forgetUnsent(session.user.id);
  forgetDrafts(session.user.id);
  forgetErrand();
  await Promise.all([ending.catch(() => undefined), forgetDevice()]);
}

/** After the account was deleted: clears everything this browser stores, drafts included. `signedOutPath`: the page that confirms it. */
export function forgetEverything(signedOutPath: string): void {
  setSession(null, signedOutPath);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage refused: then nothing was kept either.
  }
}

/** Merges fields into the signed-in user and keeps the result. Without a session it does nothing. */
export function updateUser(fields: Partial<User>): void {
  const session = getSession();
  if (session) setSession({ ...session, user: { ...session.user, ...fields } });
}

/** Sets the account's type; the profile of that type is still to be filled in. */
export function chooseUserType(role: Role): void {
  updateUser({ role, profileCompleted: false });
}

const actions = { signIn, signOut, updateUser, chooseUserType };

/**
 * `restoring`: on the server and while a page is being hydrated, the session is not known yet.
 * Show what both kinds of visitor see.
 */
export type SessionState = typeof actions &
  (
    | { readonly status: 'restoring' | 'signed-out'; readonly user: null; readonly token: null }
    | { readonly status: 'signed-in'; readonly user: User; readonly token: string }
  );

const SessionContext = createContext<SessionState | null>(null);
const UserContext = createContext<User | null>(null);

const restoring = () => undefined;

/** Drops responses for another account; those for a visitor may hold less and are refetched. */
function useQueriesFollowSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let lastToken = getSession()?.token;
    if (lastToken) void queryClient.invalidateQueries();
    // the session may have ended because the user cleared the browser's data
    else void forgetDevice();
    return subscribeToSession(() => {
      const token = getSession()?.token;
      if (token === lastToken) return;
      const wasSignedIn = lastToken !== undefined;
      lastToken = token;
      if (!wasSignedIn) return void queryClient.invalidateQueries();
      queryClient.removeQueries({ type: 'inactive' });
      // The rest once components that use the account are unmounted: they would call without a token.
      setTimeout(() => {
        queryClient.removeQueries({ type: 'inactive' });
        void queryClient.resetQueries();
      });
    });
  }, [queryClient]);
  // people hidden meanwhile are gone from a new response, and an account's data with the account
  useEffect(() => onShownAgain(() => void queryClient.invalidateQueries()), [queryClient]);
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useStore(subscribeToSession, getSession, restoring);
  useQueriesFollowSession();
  const state = useMemo<SessionState>(() => {
    if (session) return { ...actions, status: 'signed-in', user: session.user, token: session.token };
    return { ...actions, status: session === null ? 'signed-out' : 'restoring', user: null, token: null };
  }, [session]);
  return (
    <SessionContext value={state}>
      <UserContext value={state.user}>{children}</UserContext>
    </SessionContext>
  );
}

/**
 * The signed-in user; null for visitors, and while the session is being restored. Components that a list
 * repeats use this hook alone: for visitors they do not render again once the session is known.
 */
export function useSignedInUser(): User | null {
  return useContext(UserContext);
}

/** The session: its user and the ways to sign in and out. Throws outside of a SessionProvider. */
export function useSession(): SessionState {
  const state = useContext(SessionContext);
  if (!state) throw new Error('useAuth doit être utilisé dans un AuthProvider');
  return state;
}
