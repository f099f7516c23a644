import { idSchema } from '@mitoyen/contract/core/ids.ts';
import { maxSearchLength } from '@mitoyen/contract/core/search-limits.ts';
import { isStorable } from '@mitoyen/contract/core/storable-text.ts';

/** Words of an address that anybody may have typed, as calls take them: without NUL, no longer than this. */
export function readText(params: URLSearchParams, name: string, maxLength = maxSearchLength): string {
  return (params.get(name) ?? '').replaceAll('\0', '').slice(0, maxLength).trim();
}

/** An id in an address that anybody may have typed; null for none, and for what no call takes as one. */
export function readId(text: string | null): string | null {
  const { data } = idSchema.safeParse(text);
  return data !== undefined && isStorable(data) ? data : null;
}
