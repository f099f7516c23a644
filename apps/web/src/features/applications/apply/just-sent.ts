/** Given with the way to one's applications once one was sent, so that the page says so. */
export function justSent(companyName: string): { readonly sentTo: string } {
  return { sentTo: companyName };
}

/** The company that an application was just sent to, or null. */
export function readJustSent(state: unknown): string | null {
  const isKnown = typeof state === 'object' && state !== null && 'sentTo' in state;
  return isKnown && typeof state.sentTo === 'string' ? state.sentTo : null;
}
