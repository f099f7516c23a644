import type { Feature } from '../../core/http/define-feature.ts';
import { handleEndMarks } from './end-marks.job.ts';
import { handleForgetProofs } from './forget-proofs.job.ts';
import { proofFiles } from './proofs.files.ts';
import { proofsPersonalData } from './proofs.personal-data.ts';
import { registerProofRoutes } from './proofs.routes.ts';

export { type ProofMarkRow, proofMarkRowsOf } from './proof-marks.repository.ts';
export { standingMarks } from './proofs.presenter.ts';

/** The proofs that an account keeps, what others see of them, and operators' decisions on them. */
export const proofsFeature: Feature = {
  name: 'proofs',
  reads: ['files', 'freelances', 'users'],
  routes: registerProofRoutes,
  files: proofFiles,
  jobs: (context) => {
    handleForgetProofs(context);
    handleEndMarks(context);
  },
  personalData: proofsPersonalData,
};
