import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';

/** The kinds of mails that the user wants. */
export function mailPreferencesQuery(userId: string) {
  return queryOptions({
    queryKey: ['mail-preferences', userId] as const,
    queryFn: ({ signal }) => callApi(mailPreferenceRoutes.get, { params: { id: userId } }, { signal }),
  });
}

/** The kinds of notifications that the user wants in the list and on devices. */
export function notificationPreferencesQuery(userId: string) {
  return queryOptions({
    queryKey: ['notification-preferences', userId] as const,
    queryFn: ({ signal }) =>
      callApi(notificationRoutes.getPreferences, { params: { id: userId } }, { signal }),
  });
}

/** What the link at the foot of a mail is about. */
export function mailSubscriptionQuery(token: string) {
  return queryOptions({
    queryKey: ['mail-subscription', token] as const,
    queryFn: ({ signal }) => callApi(mailPreferenceRoutes.showSubscription, { query: { token } }, { signal }),
    retry: false,
  });
}
