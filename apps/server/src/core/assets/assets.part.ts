import type { CorePart } from '../http/define-feature.ts';

/** The browser's files of the last releases. */
export const assetsPart: CorePart = {
  personalData: { exported: [], withheld: { page_releases: 'names of files of releases' } },
};
