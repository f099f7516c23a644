/** What a heart can stand on: two kinds of profiles, offers (missions and jobs), and projects. */
export const savedKinds = ['freelance', 'jobseeker', 'offer', 'project'] as const;
export type SavedKind = (typeof savedKinds)[number];

/** Things that one account keeps. */
export const maxSavedItems = 500;
export const maxSavedNoteLength = 1000;
/** Things about which one call asks whether they are kept: more than a page of cards. */
export const maxSavedAsked = 100;
