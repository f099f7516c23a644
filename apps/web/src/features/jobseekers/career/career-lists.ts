/** The lists of a job seeker's profile, by the names that the API gives them. */
export const careerLists = ['experiences', 'education'] as const;
export type CareerList = (typeof careerLists)[number];
