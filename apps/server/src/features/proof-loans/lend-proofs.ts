import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { proofLoanErrors } from '@mitoyen/contract/features/proof-loans/proof-loans.errors.ts';
import { type LoanMonths, loanUntil } from '@mitoyen/contract/features/proof-loans/proof-loans.rules.ts';
import type { OwnLoans, ProofLoan } from '@mitoyen/contract/features/proof-loans/proof-loans.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { listLendableFirms } from './firms.repository.ts';
import { type LoanRow, listLoanRows, putLoan, revokeLoan } from './proof-loans.repository.ts';

function presentLoan(row: LoanRow, today: string): ProofLoan {
  const { id, siren, company_name, lent_on, lent_until, revoked_at, downloads } = row;
  const state = revoked_at ? 'revoked' : lent_until < today ? 'ended' : 'open';
  return {
    id,
    siren,
    companyName: company_name,
    lentOn: lent_on,
    until: lent_until,
    state,
    downloads: [...downloads],
  };
}

/** A freelance's loans, and the firms that they may lend to. */
export async function listLoans({ db, clock }: AppContext, personId: string): Promise<OwnLoans> {
  const today = parisDay(clock.now());
  const [rows, firms] = await Promise.all([listLoanRows(db, personId), listLendableFirms(db, personId)]);
  return { loans: rows.map((row) => presentLoan(row, today)), firms };
}

/**
 * Opens a freelance's proofs to a firm for some months from today on, or renews what was opened.
 * @throws ApiError 404 `loan_firm_unknown`, 409 `loan_firm_unconfirmed`.
 */
export async function lendProofs(
  context: AppContext,
  personId: string,
  { companyUserId, months }: { companyUserId: string; months: LoanMonths },
): Promise<ProofLoan> {
  const now = context.clock.now();
  const today = parisDay(now);
  return context.db.transaction().execute(async (tx) => {
    const firms = await listLendableFirms(tx, personId);
    const firm = firms.find((one) => one.companyUserId === companyUserId);
    if (!firm) throw new ApiError(proofLoanErrors.loan_firm_unknown);
    if (!firm.isConfirmed) throw new ApiError(proofLoanErrors.loan_firm_unconfirmed);
    const id = await putLoan(tx, {
      id: newId(),
      person_id: personId,
      siren: firm.siren,
      company_name: firm.name,
      months,
      lent_on: today,
      lent_until: loanUntil(today, months),
      revoked_at: null,
      created_at: now,
    });
    const row = (await listLoanRows(tx, personId)).find((one) => one.id === id);
    if (!row) throw new ApiError(proofLoanErrors.loan_not_found);
    return presentLoan(row, today);
  });
}

/** Ends a loan at once. @throws ApiError 404. */
export async function revoke({ db, clock }: AppContext, personId: string, id: string): Promise<void> {
  const isRevoked = isUuid(id) && (await revokeLoan(db, personId, id, clock.now()));
  if (!isRevoked) throw new ApiError(proofLoanErrors.loan_not_found);
}
