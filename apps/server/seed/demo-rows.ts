import type { Role } from '@mitoyen/contract/core/roles.ts';
import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import {
  askAvailabilityAfterDays,
  unconfirmedAfterDays,
} from '@mitoyen/contract/features/availability/availability.rules.ts';
import type { NewRow } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import type { DemoCareerEntry } from './content/careers.ts';
import type { DemoCompany } from './content/companies.ts';
import { demoAccounts } from './content/demo-accounts.ts';
import type { DemoContent } from './content/demo-content.ts';
import type { DemoFreelance } from './content/freelances.ts';
import type { DemoJobseeker } from './content/jobseekers.ts';
import type { DemoProjectFacts } from './content/projects/project.ts';
import { createRandom } from './content/random.ts';
import { facetColumnsOf, mobilityColumnsOf, placeColumnOf, softwareLevelAfter } from './demo-facets.ts';
import { demoFileId } from './demo-file-id.ts';
import { cvKey, type DemoFile } from './demo-files.ts';
import { avatarKey, coverKey, logoKey, projectKey } from './demo-pictures.ts';

const dayMs = 86_400_000;

/** The rows of the demonstration's accounts, in the tables the product itself fills. */
export interface DemoRows {
  readonly users: NewRow<'users'>[];
  readonly files: NewRow<'files'>[];
  readonly freelances: NewRow<'freelances'>[];
  readonly jobseekers: NewRow<'jobseekers'>[];
  readonly companies: NewRow<'companies'>[];
  readonly portfolioItems: NewRow<'portfolio_items'>[];
  readonly projectImages: NewRow<'project_images'>[];
}

interface Account {
  readonly userId: string;
  readonly since: Date;
}

interface Sources {
  readonly content: DemoContent;
  readonly stored: ReadonlyMap<string, DemoFile>;
  readonly passwordHash: string;
  readonly now: Date;
}

export function createDemoRows({ content, stored, passwordHash, now }: Sources): DemoRows {
  const rows: DemoRows = {
    users: [],
    files: [],
    freelances: [],
    jobseekers: [],
    companies: [],
    portfolioItems: [],
    projectImages: [],
  };

  const addAccount = (username: string, email: string, role: Role, phone: string | null = null): Account => {
    const userId = newId();
    const since = new Date(now.getTime() - createRandom(`since/${email}`).int(2, 240) * dayMs);
    const times = { created_at: since, last_active_at: now, email_confirmed_at: since };
    const account = { role, phone, password_hash: passwordHash, terms_version: termsVersion };
    rows.users.push({ id: userId, username, email, profile_completed: true, ...account, ...times });
    return { userId, since };
  };
  /** Makes a stored file the account's own. */
  const claim = (key: string, { userId, since }: Account): string => {
    const file = stored.get(demoFileId(key));
    if (!file) throw new Error(`no file was stored for ${key}`);
    rows.files.push({ ...file, created_at: since, taken_at: since, owner_id: userId, uploaded_by: userId });
    return file.id;
  };

  for (const freelance of content.freelances) {
    const account = addAccount(freelance.fullName, freelance.email, 'freelance');
    const row = freelanceRow(freelance, account, claim(avatarKey(freelance.fullName), account), now);
    rows.freelances.push(row);
    freelance.portfolio.forEach(({ title, description, url, facts, pictures }, position) => {
      const id = newId();
      const item = { title, description, url, created_at: account.since };
      rows.portfolioItems.push({
        id,
        freelance_id: row.id,
        position,
        ...item,
        ...(facts && factColumns(facts)),
      });
      pictures.forEach(({ alt }, place) => {
        const file_id = claim(projectKey(freelance.fullName, position, place), account);
        rows.projectImages.push({ project_id: id, file_id, position: place, alt_text: alt });
      });
    });
  }
  for (const jobseeker of content.jobseekers) {
    const { fullName, email, phone, cover, hasCv } = jobseeker;
    const account = addAccount(fullName, email, 'jobseeker', phone);
    rows.jobseekers.push({
      ...jobseekerRow(jobseeker, account, claim(avatarKey(fullName), account), now),
      ...(email === demoAccounts.jobseeker.email && longUnconfirmed(now)),
      cover_file_id: cover ? claim(coverKey(fullName), account) : null,
      cv_file_id: hasCv ? claim(cvKey(fullName), account) : null,
    });
  }
  for (const company of content.companies) {
    const account = addAccount(company.contactName, company.email, 'entreprise');
    rows.companies.push({
      ...companyRow(company, account, claim(logoKey(company.name), account)),
      cover_file_id: claim(coverKey(company.name), account),
    });
  }
  return rows;
}

function factColumns({ roleHeld, agency, phases, software, area, year }: DemoProjectFacts) {
  return {
    role_held: roleHeld,
    agency,
    phases: [...phases],
    software: [...software],
    surface_square_metres: area,
    completion_year: year,
  };
}

/** A profile whose availability is unconfirmed: its page « Aujourd’hui » asks for it. */
const longUnconfirmed = (now: Date) => {
  const askedMs = now.getTime() - (unconfirmedAfterDays + 1) * dayMs;
  return {
    availability_confirmed_at: new Date(askedMs - askAvailabilityAfterDays * dayMs),
    availability_asked_at: new Date(askedMs),
    is_availability_unconfirmed: true,
  };
};

function profileColumns({ userId, since }: Account) {
  return { id: newId(), user_id: userId, created_at: since, updated_at: since };
}

function professionalColumns(professional: DemoFreelance | DemoJobseeker, avatarFileId: string, now: Date) {
  const { title, specialization, location, experienceYears, description, skills } = professional;
  const text = { title, specialization, location, description };
  const level = softwareLevelAfter(experienceYears);
  return {
    ...text,
    ...facetColumnsOf(title, [specialization, ...skills, description], level),
    ...placeColumnOf(location),
    ...mobilityColumnsOf(professional.fullName, now),
    experience_years: experienceYears,
    skills: [...skills],
    avatar_file_id: avatarFileId,
  };
}

function freelanceRow(
  freelance: DemoFreelance,
  account: Account,
  avatarFileId: string,
  now: Date,
): NewRow<'freelances'> {
  return {
    ...profileColumns(account),
    ...professionalColumns(freelance, avatarFileId, now),
    hourly_rate: freelance.hourlyRateEuros,
    availability: freelance.availability,
    completed_projects: freelance.completedProjects,
    siret: freelance.siret,
    siret_status: 'verified' as const,
    siret_reading: 'exists' as const,
  };
}

function jobseekerRow(jobseeker: DemoJobseeker, account: Account, avatarFileId: string, now: Date) {
  return {
    ...profileColumns(account),
    ...professionalColumns(jobseeker, avatarFileId, now),
    expected_salary: jobseeker.expectedSalaryEuros,
    availability: jobseeker.availability,
    cv_audience: jobseeker.cvAudience,
    experiences: careerColumn(jobseeker.career.experiences, now),
    education: careerColumn(jobseeker.career.education, now),
    contracts: [...jobseeker.career.contracts],
  };
}

/** The months of a career, counted back from now, as the product keeps them. */
function careerColumn(entries: readonly DemoCareerEntry[], now: Date): string {
  const monthOf = (monthsAgo: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 15)).toISOString().slice(0, 7);
  return JSON.stringify(
    entries.map(({ fromMonthsAgo, toMonthsAgo, ...entry }) => ({
      ...entry,
      from: monthOf(fromMonthsAgo),
      to: toMonthsAgo === null ? null : monthOf(toMonthsAgo),
    })),
  );
}

function companyRow(company: DemoCompany, account: Account, logoFileId: string) {
  return {
    ...profileColumns(account),
    name: company.name,
    siret: company.siret,
    siret_status: 'verified' as const,
    siret_reading: 'exists' as const,
    size: company.size,
    sectors: [...company.sectors],
    registration_city: company.town,
    legal_status: company.legalStatus,
    address: company.address,
    postal_code: company.postalCode,
    ...placeColumnOf(`${company.postalCode} ${company.town}`),
    website: company.website,
    description: company.description,
    logo_file_id: logoFileId,
    is_subscribed: company.isSubscribed,
    subscription_end: null,
    stripe_customer_id: null,
  };
}
