import { paths } from '../../paths.ts';

/** Where one chooses who may find one's profile: a part of its form. */
export const visibilityPath = `${paths.profileEdit()}#visibilite`;
