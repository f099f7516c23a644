import type { PersonalData } from '../../core/context/app-context.ts';
import { listDownloadsBy, listLoanRows } from './proof-loans.repository.ts';

/** Rows go with the account; a download by an account that is gone stays in the owner's list, without a name. */
export const proofLoansPersonalData: PersonalData = {
  exported: ['proof_loans', 'proof_loan_downloads'],
  withheld: {
    proof_notices: 'that a mail about a proof was sent, by ids; it goes with the proof',
    vigilance_calendars: 'how often the address of a calendar was changed',
  },
  async *export({ db }, { id, role }) {
    yield {
      path: 'prets-de-justificatifs.json',
      about: 'À quelles entreprises vous prêtez vos justificatifs, et leurs téléchargements.',
      json: await listLoanRows(db, id),
    };
    if (role === 'entreprise')
      yield {
        path: 'justificatifs-telecharges.json',
        about: 'Quand vous avez téléchargé les justificatifs qu’on vous prête.',
        json: await listDownloadsBy(db, id),
      };
  },
};
