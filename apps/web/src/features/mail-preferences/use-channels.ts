import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import type { NotificationKind } from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { mailPreferencesQuery, notificationPreferencesQuery } from './mail-preferences.queries.ts';

export type Channel = 'here' | 'mail';
/** What the matrix has a row for. */
export type MatrixKind = NotificationKind | 'news';

/** One column of the matrix. */
export interface ChannelChoices {
  readonly channel: Channel;
  /** Kinds that are missing cannot be chosen by this way. */
  readonly wanted: { readonly [Kind in MatrixKind]?: boolean };
  readonly save: (write: Write, kind: MatrixKind, isWanted: boolean) => Promise<unknown>;
  /** Has the page show a choice. */
  readonly show: (kind: MatrixKind, isWanted: boolean) => void;
}

/** Somebody's choices, a column for each way of being told; undefined until all are known. */
export function useChannels(userId: string) {
  const queryClient = useQueryClient();
  const mailQuery = mailPreferencesQuery(userId);
  const otherQuery = notificationPreferencesQuery(userId);
  const mail = useQuery(mailQuery);
  const other = useQuery(otherQuery);
  const params = { id: userId };
  const channels: readonly ChannelChoices[] | undefined = mail.data &&
    other.data && [
      {
        channel: 'here',
        wanted: other.data.here,
        save: (write, kind, isWanted) =>
          callApi(
            notificationRoutes.updatePreferences,
            { params, body: { here: { [kind]: isWanted } } },
            write,
          ),
        show: (kind, isWanted) =>
          void queryClient.setQueryData(
            otherQuery.queryKey,
            (known) => known && { ...known, here: { ...known.here, [kind]: isWanted } },
          ),
      },
      {
        channel: 'mail',
        wanted: mail.data,
        save: (write, kind, isWanted) =>
          callApi(mailPreferenceRoutes.update, { params, body: { [kind]: isWanted } }, write),
        show: (kind, isWanted) =>
          void queryClient.setQueryData(
            mailQuery.queryKey,
            (known) => known && { ...known, [kind]: isWanted },
          ),
      },
    ];
  return {
    channels,
    isPending: mail.isPending || other.isPending,
    isError: mail.isError || other.isError,
    refetch: () =>
      void Promise.all([mail, other].filter(({ isError }) => isError).map((one) => one.refetch())),
  };
}
