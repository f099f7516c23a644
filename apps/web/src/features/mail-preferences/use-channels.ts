import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import type { NotificationKind } from '@mitoyen/contract/features/notifications/notifications.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, type Write } from '../../core/api/api-client.ts';
import { pushSettingsQuery } from '../push/index.ts';
import { mailPreferencesQuery, notificationPreferencesQuery } from './mail-preferences.queries.ts';

export type Channel = 'here' | 'push' | 'mail';
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

/** Kinds that the list leaves out: there is nothing to choose about them elsewhere. */
const leftOut = (here: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(
    Object.entries(here).flatMap(([kind, isWanted]) => (isWanted ? [] : [[kind, undefined]])),
  );

/** The user's choices, a column for each channel; undefined until all are loaded. */
export function useChannels(userId: string) {
  const queryClient = useQueryClient();
  const mailQuery = mailPreferencesQuery(userId);
  const otherQuery = notificationPreferencesQuery(userId);
  const mail = useQuery(mailQuery);
  const other = useQuery(otherQuery);
  const push = useQuery(pushSettingsQuery(userId));
  const params = { id: userId };
  /** A column of another channel than mail. */
  const column = (channel: 'here' | 'push', wanted: ChannelChoices['wanted']): ChannelChoices => ({
    channel,
    wanted,
    save: (write, kind, isWanted) =>
      callApi(
        notificationRoutes.updatePreferences,
        { params, body: { [channel]: { [kind]: isWanted } } },
        write,
      ),
    show: (kind, isWanted) =>
      void queryClient.setQueryData(
        otherQuery.queryKey,
        (known) => known && { ...known, [channel]: { ...known[channel], [kind]: isWanted } },
      ),
  });
  const channels: readonly ChannelChoices[] | undefined = mail.data &&
    other.data &&
    push.data && [
      column('here', other.data.here),
      // kinds that the list leaves out are not pushed either
      ...(push.data.publicKey ? [column('push', { ...other.data.push, ...leftOut(other.data.here) })] : []),
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
    isPending: mail.isPending || other.isPending || push.isPending,
    isError: mail.isError || other.isError || push.isError,
    refetch: () =>
      void Promise.all([mail, other, push].filter(({ isError }) => isError).map((one) => one.refetch())),
  };
}
