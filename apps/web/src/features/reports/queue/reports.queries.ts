import { reportRoutes } from '@mitoyen/contract/features/reports/reports.contract.ts';
import type { ReportStatus } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '../../../core/api/api-client.ts';
import { nextCursor } from '../../../core/api/next-cursor.ts';

export const reportsKey = ['reports'] as const;

/** The operators' queue: what waits, or what was decided. */
export function reportQueueQuery(status: ReportStatus) {
  return infiniteQueryOptions({
    queryKey: [...reportsKey, 'list', status],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { status, cursor: pageParam };
      const { data, headers } = await callApiWithHeaders(reportRoutes.list, { query }, { signal });
      return { items: data, nextCursor: nextCursor(headers) };
    },
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** A report with all that its decision needs. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: [...reportsKey, 'one', id],
    queryFn: ({ signal }) => callApi(reportRoutes.get, { params: { id } }, { signal }),
  });
}
