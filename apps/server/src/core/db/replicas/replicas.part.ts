import type { CorePart } from '../../http/define-feature.ts';

/** Tells whether a standby follows the primary. */
export const replicasPart: CorePart = { personalData: { exported: [], impersonal: ['replica_marks'] } };
