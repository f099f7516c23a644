/** Distinct profiles a company without Premium may contact first. */
export const freeContactLimit = 10;

/** Whether a company may contact one more profile. A null limit is Premium. */
export function canContactOneMore(count: number, limit: number | null): boolean {
  return limit === null || count < limit;
}
