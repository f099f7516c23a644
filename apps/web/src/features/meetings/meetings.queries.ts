import { meetingRoutes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';

/** What is proposed or to come in a conversation; asked again whenever something happens in it. */
export function meetingsQuery(conversationId: string) {
  return queryOptions({
    queryKey: [...conversationsKey, 'meetings', conversationId] as const,
    queryFn: ({ signal }) => callApi(meetingRoutes.list, { params: { id: conversationId } }, { signal }),
  });
}
