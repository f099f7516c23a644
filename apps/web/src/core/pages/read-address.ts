import { maxSearchLength } from '@mitoyen/contract/core/search-limits.ts';

/** Words of an address that anybody may have typed, as calls take them: without NUL, no longer than this. */
export function readText(params: URLSearchParams, name: string, maxLength = maxSearchLength): string {
  return (params.get(name) ?? '').replaceAll('\0', '').slice(0, maxLength).trim();
}
