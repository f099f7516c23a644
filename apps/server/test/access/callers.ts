import {
  type MadeUser,
  makeCompany,
  makeFreelance,
  makeJobseeker,
  makeUser,
  unconfirmed,
} from '../builders/index.ts';
import type { TestContext } from '../create-test-context.ts';

/** The kinds of callers, in the order of the columns of an access line. */
export const callerKinds = [
  'signed out',
  'unconfirmed',
  'freelance',
  'jobseeker',
  'company',
  'suspended',
  'operator',
] as const;
export type CallerKind = (typeof callerKinds)[number];
export type PersonKind = Exclude<CallerKind, 'signed out'>;

/** A person with an account, who owns what `rows.ts` makes. */
export interface Person {
  readonly user: MadeUser;
  /** That of their role; null without one. */
  readonly profile: { readonly id: string } | null;
}

/** What people are made with: the passwords are hashed once for all of them. */
export interface Casting {
  readonly context: TestContext['context'];
  readonly passwordHash: string;
}

const roles = {
  freelance: 'freelance',
  suspended: 'freelance',
  jobseeker: 'jobseeker',
  company: 'entreprise',
} as const;

/** An account with a session; of a role, but without the profile of it. */
async function makeAccount(
  { context, passwordHash }: Casting,
  kind: PersonKind,
  isUnconfirmed: boolean,
): Promise<MadeUser> {
  return makeUser(context, {
    ...(isUnconfirmed && unconfirmed),
    role: kind === 'unconfirmed' || kind === 'operator' ? null : roles[kind],
    phone: kind === 'jobseeker' ? '+33612345678' : null,
    is_operator: kind === 'operator',
    password_hash: passwordHash,
  });
}

async function makeProfile(
  { context }: Casting,
  kind: PersonKind,
  user: MadeUser,
): Promise<Person['profile']> {
  if (kind === 'jobseeker') return (await makeJobseeker(context, { user })).profile;
  if (kind === 'company') return (await makeCompany(context, { user })).profile;
  if (kind === 'freelance' || kind === 'suspended') return (await makeFreelance(context, { user })).profile;
  return null;
}

/** Makes a person of this kind, with a session and, unless `withoutProfile`, the profile of their role. */
export async function makePerson(
  casting: Casting,
  kind: PersonKind,
  { withoutProfile = false, isUnconfirmed = kind === 'unconfirmed' } = {},
): Promise<Person> {
  const { db, clock } = casting.context;
  const user = await makeAccount(casting, kind, isUnconfirmed);
  const profile = withoutProfile ? null : await makeProfile(casting, kind, user);
  if (kind === 'suspended') {
    // its session stays here, where a suspension ends them all: none may open anything
    await db.updateTable('users').set({ suspended_at: clock.now() }).where('id', '=', user.id).execute();
  }
  return { user, profile };
}
