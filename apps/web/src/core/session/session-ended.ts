/** Navigation state for the sign-in page: the server ended the session while a private page was open. */
export const sessionEnded = { sessionEnded: true } as const;

/** Whether a navigation state says that the server ended the session. */
export function tellsSessionEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sessionEnded' in state;
}
