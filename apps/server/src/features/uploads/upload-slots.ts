import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';

interface SlotLimits {
  readonly total: number;
  readonly perSender: number;
}

const retryAfterSeconds = 5;

/**
 * Bounds how many uploads are under way at once, so also what they take of the disk before they are taken in.
 * @throws ApiError 429 when the sender has too many under way, 503 when there are too many in all.
 */
export function createUploadSlots({ total, perSender }: SlotLimits) {
  const underWay = new Map<string, number>();
  let all = 0;
  return async function inSlot<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const own = underWay.get(sender) ?? 0;
    if (own >= perSender) throw new ApiError(commonErrors.too_many_requests, { retryAfterSeconds });
    if (all >= total) throw new ApiError(commonErrors.unavailable, { retryAfterSeconds });
    underWay.set(sender, own + 1);
    all += 1;
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (underWay.get(sender) ?? 1) - 1;
      if (left > 0) underWay.set(sender, left);
      else underWay.delete(sender);
    }
  };
}
