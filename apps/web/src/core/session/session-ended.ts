/** Told to the sign-in page with an address: the session ended under somebody's hands. */
export const sessionEnded = { sessionEnded: true } as const;

/** Whether an address carries that word. */
export function tellsSessionEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionEnded' in state;
}
