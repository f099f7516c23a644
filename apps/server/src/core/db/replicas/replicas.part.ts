import type { CorePart } from '../../http/define-feature.ts';

/** The table of marks, which show whether a standby follows the primary. */
export const replicasPart: CorePart = { personalData: { exported: [], impersonal: ['replica_marks'] } };
