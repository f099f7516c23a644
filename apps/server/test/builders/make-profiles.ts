import { markProfileCompleted } from '../../src/core/auth/users.repository.ts';
import type { NewRow } from '../../src/core/db/schema.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import {
  type CompanyRow,
  findCompanyByUser,
  insertCompanyRow,
} from '../../src/features/companies/companies.repository.ts';
import {
  findFreelanceByUser,
  insertFreelanceRow,
} from '../../src/features/freelances/freelances.repository.ts';
import type { FreelanceRow } from '../../src/features/freelances/freelances.tables.ts';
import {
  findJobseekerByUser,
  insertJobseekerRow,
  type JobseekerRow,
} from '../../src/features/jobseekers/jobseekers.repository.ts';
import { type BuildContext, type MadeUser, makeUser } from './make-user.ts';
import { nextSiret } from './unique.ts';

/** A profile's row and its account. */
interface Made<ProfileRow> {
  readonly user: MadeUser;
  readonly profile: ProfileRow;
}

type Values<Table extends 'freelances' | 'jobseekers' | 'companies'> = Partial<NewRow<Table>> & {
  /** The account's name, when the account is to be made too. */
  username?: string;
  /** An account that is there already. */
  user?: MadeUser;
};

const professional = {
  title: 'Architecte',
  specialization: 'Réhabilitation',
  location: 'Lyon',
  experience_years: 8,
  description: 'Je dessine et je suis des chantiers de réhabilitation.',
  skills: ['Revit', 'AutoCAD', 'Suivi de chantier', 'Permis de construire'],
};

/** A freelance with its account, whose SIRET is verified. */
export async function makeFreelance(
  context: BuildContext,
  { username, user: given, ...values }: Values<'freelances'> = {},
): Promise<Made<FreelanceRow>> {
  const user = given ?? (await makeUser(context, { role: 'freelance', ...(username && { username }) }));
  const profile = await context.db.transaction().execute(async (tx) => {
    await insertFreelanceRow(tx, {
      ...professional,
      id: newId(),
      user_id: user.id,
      hourly_rate: 60,
      availability: 'Disponible',
      avatar_file_id: null,
      siret: nextSiret(),
      siret_status: 'verified',
      siret_reading: 'exists',
      ...values,
    });
    await markProfileCompleted(tx, user.id);
    return findFreelanceByUser(tx, user.id);
  });
  return { user, profile: there(profile) };
}

/** A job seeker with its account. */
export async function makeJobseeker(
  context: BuildContext,
  { username, user: given, ...values }: Values<'jobseekers'> = {},
): Promise<Made<JobseekerRow>> {
  const user = given ?? (await makeUser(context, { role: 'jobseeker', ...(username && { username }) }));
  const profile = await context.db.transaction().execute(async (tx) => {
    await insertJobseekerRow(tx, {
      ...professional,
      id: newId(),
      user_id: user.id,
      expected_salary: 42_000,
      availability: 'Disponible immédiatement',
      avatar_file_id: null,
      cover_file_id: null,
      cv_file_id: null,
      ...values,
    });
    await markProfileCompleted(tx, user.id);
    return findJobseekerByUser(tx, user.id, user.id);
  });
  return { user, profile: there(profile) };
}

/** A company with its account, whose SIRET is verified. */
export async function makeCompany(
  context: BuildContext,
  { username, user: given, ...values }: Values<'companies'> = {},
): Promise<Made<CompanyRow>> {
  const user = given ?? (await makeUser(context, { role: 'entreprise', ...(username && { username }) }));
  const profile = await context.db.transaction().execute(async (tx) => {
    await insertCompanyRow(tx, {
      id: newId(),
      user_id: user.id,
      name: 'Atelier Canopée',
      siret: nextSiret(),
      siret_status: 'verified',
      siret_reading: 'exists',
      registration_city: 'Lyon',
      legal_status: 'SARL',
      address: '12, rue de la République',
      postal_code: '69002',
      website: null,
      description: 'Agence d’architecture.',
      logo_file_id: null,
      cover_file_id: null,
      subscription_end: null,
      stripe_customer_id: null,
      ...values,
    });
    await markProfileCompleted(tx, user.id);
    return findCompanyByUser(tx, user.id);
  });
  return { user, profile: there(profile) };
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the profile was not written: has this account one already?');
  return value;
}
