import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import { presence } from '@mitoyen/contract/features/push/push.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, unattended } from '../../core/api/api-client.ts';
import { fetchCurrentUser } from '../../core/session/fetch-current-user.ts';
import { useSession } from '../../core/session/session.tsx';

/**
 * Reports that this page is being looked at, so that the account's devices stay silent; only for accounts
 * with such devices.
 */
export function usePresence(): void {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const { data: isPushedTo = false } = useQuery({
    queryKey: ['push', 'is-pushed-to', userId],
    queryFn: async () => (await fetchCurrentUser()).isPushedTo ?? false,
    enabled: userId !== '',
  });
  useEffect(() => {
    if (!isPushedTo) return;
    const say = (isVisible: boolean) =>
      void callApi(pushRoutes.presence, { body: { isVisible } }, unattended()).catch(() => undefined);
    const isVisible = () => document.visibilityState === 'visible';
    const onChange = () => say(isVisible());
    if (isVisible()) say(true);
    const timer = setInterval(() => isVisible() && say(true), presence.everySeconds * 1000);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [isPushedTo]);
}
