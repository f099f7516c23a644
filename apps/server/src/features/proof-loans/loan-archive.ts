import { Readable } from 'node:stream';
import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { proofLoanErrors } from '@mitoyen/contract/features/proof-loans/proof-loans.errors.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { type ArchiveFile, zipArchive } from '../../core/files/zip-archive.ts';
import { newId } from '../../core/ids/new-id.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { openProofDocument } from '../uploads/index.ts';
import { findConfirmedSiren } from './firms.repository.ts';
import { type LentProofRow, listStandingProofs } from './lent-proofs.repository.ts';
import { loanSummary } from './loan-summary.ts';
import { insertDownload, isTakenBack, type LoanTo, lockLoanTo } from './proof-loans.repository.ts';
import { readWhile } from './read-while.ts';

const archivesPerAccount: LimitRule = { name: 'proof-archive', points: 60, durationSeconds: 3600 };

interface Lent {
  readonly name: string;
  readonly companyName: string;
  readonly day: string;
  readonly until: string;
  readonly rows: readonly LentProofRow[];
}

/**
 * The archive of a loan for its firm, recorded for the lender; it holds the proofs valid at that instant. If
 * the loan is revoked while the archive is sent, the download fails.
 * @throws ApiError 404 for anybody else, 403 `loan_ended`, 429 `too_many_archives`.
 */
export async function openLoanArchive(context: AppContext, accountId: string, id: string): Promise<Readable> {
  const now = context.clock.now();
  const day = parisDay(now);
  const siren = isUuid(id) ? await findConfirmedSiren(context.db, accountId) : null;
  if (siren === null) throw new ApiError(proofLoanErrors.loan_not_found);
  const asked = { id, siren, accountId };
  const lent = await context.db.transaction().execute(async (tx): Promise<Lent> => {
    const loan = await lockLoanTo(tx, asked);
    if (!loan) throw new ApiError(proofLoanErrors.loan_not_found);
    if (loan.revoked_at || loan.lent_until < day || loan.isWithheld)
      throw new ApiError(proofLoanErrors.loan_ended);
    await context.limits.consume(archivesPerAccount, accountId, proofLoanErrors.too_many_archives);
    await insertDownload(tx, { id: newId(), loan_id: id, account_id: accountId, at: now });
    const { username, company_name, lent_until, person_id } = loan;
    const rows = await listStandingProofs(tx, person_id, day);
    return { name: username, companyName: company_name, day, until: lent_until, rows };
  });
  return zipArchive(archiveFiles(context, asked, lent), now);
}

async function* archiveFiles(context: AppContext, asked: LoanTo, lent: Lent): AsyncIterable<ArchiveFile> {
  const requireLent = async () => {
    if (await isTakenBack(context.db, asked)) throw new ApiError(proofLoanErrors.loan_ended);
  };
  const documents: (string | null)[] = [];
  for (const [at, row] of lent.rows.entries()) {
    const content = row.document_file_id && (await openProofDocument(context, row.document_file_id));
    const path = content ? pathOf(row, at) : null;
    documents.push(path);
    if (content && path) yield { path, content: readWhile(content, requireLent) };
  }
  await requireLent();
  yield { path: 'recapitulatif.pdf', content: Readable.from([Buffer.from(loanSummary(lent.rows, lent))]) };
  const json = jsonOf(lent, documents);
  yield {
    path: 'justificatifs.json',
    content: Readable.from([Buffer.from(`${JSON.stringify(json, null, 2)}\n`)]),
  };
}

/** In the order of the summary, under a plain name: an uploader's may hold anything. */
function pathOf({ kind, document_name }: LentProofRow, at: number): string {
  const extension = /\.(pdf|jpe?g|png|webp)$/i.exec(document_name ?? '')?.[1]?.toLowerCase() ?? 'pdf';
  return `documents/${String(at + 1).padStart(2, '0')} ${proofNames[kind].replace(/[^\p{L}\p{N}]+/gu, ' ')}.${extension}`;
}

function jsonOf({ name, companyName, day, until, rows }: Lent, documents: readonly (string | null)[]) {
  return {
    de: name,
    pretesA: companyName,
    lusLe: day,
    pretJusquau: until,
    justificatifs: rows.map((row, at) => ({
      type: row.kind,
      nom: proofNames[row.kind],
      etat: row.state === 'verified' ? 'vérifié' : 'déclaré',
      jusquau: row.stands_until,
      date: row.dated_on,
      annee: row.year,
      numero: row.number,
      organisme: row.body,
      region: row.region,
      domaines: row.domains,
      territoire: row.territory,
      du: row.starts_on,
      au: row.ends_on,
      attestation: row.statement,
      document: documents[at],
    })),
  };
}
