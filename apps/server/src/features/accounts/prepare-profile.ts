import { ApiError, type ApiIssue } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { companyProfileBody } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { freelanceProfileBody } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { jobseekerProfileBody } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { PortfolioEntry } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type * as z from 'zod/mini';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import { insertCompany, prepareCompany } from '../companies/index.ts';
import { insertFreelance, prepareFreelance } from '../freelances/index.ts';
import { insertJobseeker, prepareJobseeker } from '../jobseekers/index.ts';

/** Writes a checked profile inside the transaction that makes its account. */
type WriteProfile = (tx: Tx, userId: string) => Promise<void>;

const inProfile = (path: string) => (path === '' ? 'profile' : `profile.${path}`);

function parseProfile<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issues: ApiIssue[] = result.error.issues.map((issue) => ({
    path: inProfile(issue.path.join('.')),
    message: issue.message,
  }));
  const message = issues[0]?.message ?? commonErrors.invalid_request.message;
  throw new ApiError({ ...commonErrors.invalid_request, message }, { issues });
}

/** An operation on a profile names the profile's fields; a caller who sent an account wants `profile.…`. */
async function withProfilePaths<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError) || error.issues.length === 0) throw error;
    const issues = error.issues.map(({ path, message }) => ({
      path: path.startsWith('portfolio') ? path : inProfile(path),
      message,
    }));
    throw new ApiError({ code: error.code, status: error.status, message: error.message }, { issues });
  }
}

/**
 * Checks a new account's profile, the registry included, before any transaction opens.
 * @throws ApiError with issues under `profile.…`.
 */
export async function prepareProfile(
  context: AppContext,
  role: Role,
  body: unknown,
  portfolio: readonly PortfolioEntry[],
): Promise<WriteProfile> {
  switch (role) {
    case 'freelance': {
      const values = parseProfile(freelanceProfileBody, body);
      const prepared = await withProfilePaths(prepareFreelance(context, values));
      return async (tx, userId) => {
        await withProfilePaths(insertFreelance(context, tx, userId, prepared, portfolio));
      };
    }
    case 'jobseeker': {
      const values = parseProfile(jobseekerProfileBody, body);
      const prepared = await withProfilePaths(prepareJobseeker(context, values));
      return async (tx, userId) => {
        await withProfilePaths(insertJobseeker(context, tx, userId, prepared));
      };
    }
    case 'entreprise': {
      const values = parseProfile(companyProfileBody, body);
      const prepared = await withProfilePaths(prepareCompany(context, values));
      return async (tx, userId) => {
        await withProfilePaths(insertCompany(context, tx, userId, prepared));
      };
    }
  }
}
