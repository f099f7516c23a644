import { paths } from '../../paths.ts';

/** The part of a profile's form for its visibility. */
export const visibilityPath = `${paths.profileEdit()}#visibilite`;
