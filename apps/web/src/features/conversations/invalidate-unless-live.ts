import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getLiveStatus } from '../../core/live-events/live-bus.ts';

/** Asks again for what one's own deed has changed; the stream tells of it anyway while there is one. */
export async function refreshUnlessTold(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  if (getLiveStatus() !== 'live') await queryClient.invalidateQueries({ queryKey });
}
