/** Navigation state from the form that made a profile to one's space, which keeps it through a reload. */
export const newProfileState = { newProfile: true } as const;

/** Whether a navigation state says so. */
export const tellsNewProfile = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newProfile' in state;
