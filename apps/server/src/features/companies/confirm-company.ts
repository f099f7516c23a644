import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { companyErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { hashToken, newToken } from '../../core/auth/session-token.ts';
import { findUser } from '../../core/auth/users.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { companyLinksPerAccount, companyLinksPerAddress } from './companies.limits.ts';
import { confirmCompanyMail } from './companies.mails.ts';
import { findCompanyByUser } from './companies.repository.ts';
import {
  consumeCompanyLink,
  deleteCompanyLinksOf,
  insertCompanyLink,
  lockCompany,
  setConfirmedByOperator,
  setConfirmedDomain,
} from './company-confirmations.repository.ts';
import { confirmableDomain, isAddressAt } from './confirmable-domain.ts';

const linkHours = 24;

/**
 * Mails a link to an address at the domain of the company's website. The address is kept nowhere.
 * @throws ApiError `company_website_missing`, `company_domain_refused`, `company_address_elsewhere`,
 *   `too_many_company_links`.
 */
export async function askCompanyConfirmation(
  context: AppContext,
  userId: string,
  email: string,
): Promise<void> {
  const { db, limits, clock, mailer, config } = context;
  const company = await findCompanyByUser(db, userId);
  if (!company) throw new ApiError(companyErrors.company_not_found);
  if (!company.website) throw new ApiError(companyErrors.company_website_missing);
  const domain = confirmableDomain(company.website);
  if (!domain) throw new ApiError(companyErrors.company_domain_refused);
  if (!isAddressAt(email, domain)) {
    const { message } = companyErrors.company_address_elsewhere;
    throw new ApiError(companyErrors.company_address_elsewhere, { issues: [{ path: 'email', message }] });
  }
  await limits.consume(companyLinksPerAccount, userId, companyErrors.too_many_company_links);
  await limits.consume(companyLinksPerAddress, email.toLowerCase(), companyErrors.too_many_company_links);
  await db.transaction().execute(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new ApiError(companyErrors.company_not_found);
    const token = newToken();
    await insertCompanyLink(tx, {
      token_hash: hashToken(token),
      company_id: company.id,
      domain,
      expires_at: new Date(clock.now().getTime() + linkHours * 3_600_000),
    });
    const url = `${config.publicUrl}/confirmer-entreprise?token=${token}`;
    const about = { authorId: userId, username: user.username, companyName: company.name, url };
    await mailer.send(tx, email, confirmCompanyMail(about), 'account');
  });
}

/**
 * Confirms a company by the link that was mailed, as long as its website is still at that domain.
 * @throws ApiError `company_link_invalid`.
 */
export async function confirmCompany({ db, clock }: AppContext, token: string): Promise<{ name: string }> {
  return db.transaction().execute(async (tx) => {
    const link = await consumeCompanyLink(tx, hashToken(token), clock.now());
    const company = link && (await lockCompany(tx, link.company_id));
    if (!company || confirmableDomain(company.website) !== link.domain)
      throw new ApiError(companyErrors.company_link_invalid);
    await setConfirmedDomain(tx, company.id, link.domain);
    await deleteCompanyLinksOf(tx, company.id);
    return { name: company.name };
  });
}

/** An operator says that an account is the company's, or takes it back. @throws ApiError `company_not_found`. */
export async function confirmCompanyByOperator(
  { db, clock }: AppContext,
  userId: string,
  isConfirmed: boolean,
): Promise<void> {
  if (!(await setConfirmedByOperator(db, userId, isConfirmed ? clock.now() : null)))
    throw new ApiError(companyErrors.company_not_found);
}
