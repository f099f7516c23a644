import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { getLiveStatus } from '../../core/live-events/live-bus.ts';

/** Invalidates what one's own action changed, unless the live stream is open: its event invalidates it anyway. */
export async function invalidateUnlessLive(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  if (getLiveStatus() !== 'live') await queryClient.invalidateQueries({ queryKey });
}
