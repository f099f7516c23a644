import { randomUUID } from 'node:crypto';
import { createApp } from '../../src/app.ts';
import type { AppContext } from '../../src/core/context/app-context.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { handleOf } from '../../src/features/discreet/handles.ts';
import { matchChanges } from '../../src/features/saved-searches/match-changes.ts';
import { unlimited } from '../access/unlimited.ts';
import { assembleTestContext } from '../assemble-test-context.ts';
import {
  type MadeUser,
  makeApplication,
  makeCompany,
  makeFreelance,
  makeJob,
  makeJobseeker,
  makeOffer,
  makeUser,
  nextSiret,
} from '../builders/index.ts';
import { loadPagesFromSources } from '../pages-from-sources.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

const discreetPeople = 20;
const instant = new Date('2026-11-20T09:00:00Z');
const clock = { now: () => instant };

/** The callers, who may find none of the people that one twin hides. */
export interface Callers {
  readonly [name: string]: MadeUser | null;
}

/** What both are queried for: ids of rows that both have, and of those that one of them hides. */
export interface TwinIds {
  readonly known: readonly string[];
  readonly hidden: readonly string[];
  readonly files: readonly string[];
  readonly handles: readonly string[];
  readonly names: readonly string[];
}

const title = (index: number) => `Architecte ${'abcdefghijklmnopqrstuvwxyz'[index]}`;

/** A number of the Ordre, and a document beside it. */
const declareOrdre = ({ db }: Pick<AppContext, 'db'>, userId: string, document: string | null) =>
  db
    .insertInto('proofs')
    .values({
      ...{ id: newId(), user_id: userId, kind: 'ordre', number: 'A12345', region: 'Bretagne' },
      ...{ declared_on: '2026-11-20', stands_until: '2027-03-31', document_file_id: document },
      ...{ created_at: instant, updated_at: instant },
    })
    .execute();

/** What both twins have: people, firms, offers, and what callers keep and wrote. */
async function fillBoth(database: TestDatabase) {
  const context = { db: database.db, clock };
  const known: string[] = [];
  const keep = ({ user, profile }: { user: MadeUser; profile: { id: string } }) => {
    known.push(user.id, profile.id);
    return user;
  };
  for (let index = 0; index < 12; index += 1) {
    const place = { place_code: index % 2 ? 'c69123' : 'd75', trades: ['architecte'] };
    keep(await makeFreelance(context, { title: title(index), ...place }));
    keep(await makeJobseeker(context, { title: title(index), ...place, software: ['revit:2'] }));
  }
  const listed = await makeCompany(context, { siret: nextSiret(), confirmed_by_operator_at: instant });
  const again = await makeCompany(context, {
    siret: listed.profile.siret,
    confirmed_by_operator_at: instant,
  });
  const pending = await makeCompany(context, { siret_reading: null });
  const freelance = await makeFreelance(context);
  const seeker = await makeJobseeker(context);
  for (const person of [listed, again, pending, freelance, seeker]) keep(person);
  // discreet people whom the listed firm finds, so that its list is not empty in either
  for (let index = 0; index < 4; index += 1)
    await makeJobseeker(context, {
      visibility: 'discreet',
      place_code: 'c69123',
      trades: ['architecte'],
      software: ['revit:1'],
    });
  const job = await makeJob(context, { company: listed });
  const offer = await makeOffer(context, { company: listed });
  const application = await makeApplication(context, job.id, { jobseeker: seeker });
  known.push(job.id, offer.id, application.id);
  await declareOrdre(context, freelance.user.id, null);
  const callers: Callers = {
    visitor: null,
    freelance: freelance.user,
    seeker: seeker.user,
    pending: pending.user,
    listed: listed.user,
    again: again.user,
    operator: await makeUser(context, { is_operator: true }),
  };
  const searches = Object.values(callers).flatMap((user) => (user ? [user.id] : []));
  for (const user_id of searches)
    await database.db
      .insertInto('kept_searches')
      .values({
        ...{ id: newId(), user_id, email: null, kind: 'profiles', name: 'Candidats', rhythm: 'now' },
        query: JSON.stringify({ type: 'jobseeker' }) as never,
        query_hash: Buffer.from(randomUUID()),
        ...{ created_at: instant, confirmed_at: instant, any_of: ['k:jobseeker'], all_of: [] },
      } as never)
      .execute();
  return { callers, known, siren: listed.profile.siret.slice(0, 9) };
}

/** People who were public, were found by searches and had pictures, and then hid from the listed firm and everybody. */
async function hidePeople(context: AppContext, siren: string, firmSirens: readonly string[]) {
  const hidden: string[] = [];
  const files: string[] = [];
  const people: { user: MadeUser; id: string }[] = [];
  for (let index = 0; index < discreetPeople; index += 1) {
    const user = await makeUser(context, { role: 'jobseeker', username: `Zéphirine Quintrec` });
    const picture = newId();
    await context.db
      .insertInto('files')
      .values({
        ...{ id: picture, kind: 'image', content_type: 'image/webp', byte_size: 1, width: 160, height: 160 },
        ...{ original_name: null, preview: null, owner_id: user.id, taken_at: instant },
      })
      .execute();
    const { profile } = await makeJobseeker(context, {
      user,
      title: 'Cheffe discrète',
      avatar_file_id: picture,
      availability: 'En poste, ouvert aux opportunités',
      place_code: 'c69123',
      trades: ['architecte'],
      software: ['revit:3'],
      expected_salary: 30_000 + index * 1000,
    });
    const document = newId();
    await context.db
      .insertInto('files')
      .values({
        ...{
          id: document,
          kind: 'proof',
          content_type: 'application/pdf',
          byte_size: 1,
          width: null,
          height: null,
        },
        ...{ original_name: 'ordre.pdf', preview: null, owner_id: user.id, taken_at: instant },
      })
      .execute();
    await declareOrdre(context, user.id, document);
    people.push({ user, id: profile.id });
    hidden.push(user.id, profile.id);
    files.push(picture, document);
  }
  await matchChanges(context);
  const handles: string[] = [];
  for (const { user } of people) {
    await context.db
      .insertInto('hidden_from')
      .values({ user_id: user.id, siren, name: 'Employeur' })
      .execute();
    const { discreet_key } = await context.db
      .updateTable('jobseekers')
      .set({ visibility: 'discreet' })
      .where('user_id', '=', user.id)
      .returning('discreet_key')
      .executeTakeFirstOrThrow();
    for (const firm of firmSirens)
      handles.push(
        handleOf({ secretKey: context.config.secretKey, siren: firm }, discreet_key ?? randomUUID()),
      );
  }
  return { hidden, files, handles };
}

/** Two servers on copies of one database: one with people whom none of the callers may find, one on which they never were. */
export async function openTwins() {
  const both = await createTestDatabase();
  const { callers, known, siren } = await fillBoth(both);
  await both.leave();

  async function open() {
    const database = await createTestDatabase({ copyOf: both.name });
    const world = await assembleTestContext(database);
    const context = { ...world.context, clock, limits: unlimited };
    return { world, context };
  }
  const [first, second] = [await open(), await open()];
  // what changed before both were copied is compared in both
  await matchChanges(second.context);
  const { hidden, files, handles } = await hidePeople(first.context, siren, [siren]);
  const pages = await loadPagesFromSources();
  const [withThem, without] = await Promise.all(
    [first, second].map(async ({ context }) => {
      const { server } = await createApp(context, { cachesPublicReads: true, pages: pages.of(context) });
      await server.ready();
      return server;
    }),
  );
  const ids: TwinIds = {
    known,
    hidden,
    files,
    handles,
    names: ['Zéphirine', 'discrète', 'Architecte', 'Lyon'],
  };
  if (!withThem || !without) throw new Error('there are two servers');
  return {
    callers,
    ids,
    withThem: { server: withThem, context: first.context, sandbox: first.world.sandbox },
    without: { server: without, context: second.context, sandbox: second.world.sandbox },
    async close() {
      await Promise.all([withThem.close(), without.close()]);
      await Promise.all([first.world.close(), second.world.close(), pages.remove()]);
      await both.close();
    },
  };
}
