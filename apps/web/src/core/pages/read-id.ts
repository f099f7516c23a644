import { idSchema } from '@mitoyen/contract/core/ids.ts';
import { isStorable } from '@mitoyen/contract/core/storable-text.ts';

/** An id in an address; null without one, and for what no call would accept. */
export function readId(text: string | null): string | null {
  const { data } = idSchema.safeParse(text);
  return data !== undefined && isStorable(data) ? data : null;
}
