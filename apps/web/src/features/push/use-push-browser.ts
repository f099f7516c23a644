import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import type { PushSubscriptionValues } from '@mitoyen/contract/features/push/push.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import {
  findPushEndpoint,
  forgetPush,
  type PushPermission,
  pushPermission,
  subscribeToPush,
} from '../../core/storage/push-browser.ts';
import { useWrite } from '../../core/writes/use-write.ts';

/** Whether this browser is pushed to, and how to change that. */
export function usePushBrowser(userId: string, publicKey: string) {
  const queryClient = useQueryClient();
  const [permission, setPermission] = useState<PushPermission>(pushPermission);
  const params = { id: userId };
  const endpointKey = ['push-endpoint', userId] as const;
  const { data: endpoint = null } = useQuery({ queryKey: endpointKey, queryFn: findPushEndpoint });
  // the settings, and whether this page is to say that it is looked at
  const refresh = () =>
    Promise.all([endpointKey, ['push']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const subscribe = useWrite({
    later: null,
    send: async (write) => {
      const browser = await subscribeToPush(publicKey);
      setPermission(pushPermission());
      if (!browser) return;
      const body = browser as PushSubscriptionValues;
      try {
        await callApi(pushRoutes.subscribe, { params, body }, write);
      } catch (error) {
        // a browser that the server does not know would only seem to be subscribed
        await forgetPush();
        throw error;
      }
    },
    onSuccess: refresh,
  });
  const unsubscribe = useWrite({
    later: null,
    send: async (write) => {
      if (endpoint !== null) await callApi(pushRoutes.unsubscribe, { params, body: { endpoint } }, write);
      await forgetPush();
    },
    onSuccess: refresh,
  });
  return { permission, isOn: endpoint !== null, subscribe, unsubscribe };
}
