import type { Feature } from '../../core/http/define-feature.ts';
import { handleForgetLoans } from './forget-loans.job.ts';
import { proofLoansPersonalData } from './proof-loans.personal-data.ts';
import { registerProofLoanRoutes } from './proof-loans.routes.ts';
import { handleTellEnds } from './tell-ends.job.ts';

/** Proofs that freelances lend to firms, and when what is lent ends. */
export const proofLoansFeature: Feature = {
  name: 'proof-loans',
  reads: [
    'applications',
    'blocks',
    'companies',
    'company_sirens',
    'conversations',
    'files',
    'freelances',
    'hidden_from',
    'proofs',
    'users',
  ],
  routes: registerProofLoanRoutes,
  jobs: (context) => {
    handleTellEnds(context);
    handleForgetLoans(context);
  },
  personalData: proofLoansPersonalData,
};
