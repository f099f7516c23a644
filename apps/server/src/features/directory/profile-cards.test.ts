import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type MadeUser,
  makeFreelance,
  makeJobseeker,
  makePortfolioItem,
} from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { picture, uploaded } from '../../../test/files.ts';
import { lockPortfolio, placePortfolioRows } from '../portfolio/portfolio.repository.ts';
import { findCards } from './cards.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Card = Record<string, unknown>;
interface Kept {
  readonly profile_id: string;
  readonly card: Card | null;
}

/** The kept cards, having seen that each is what would be put together now, and that each profile has one or may not. */
async function keptCards(): Promise<Map<string, Card>> {
  const { rows } = await sql<{ kept: Kept[]; made: Kept[] }>`
    select
      (select coalesce(json_agg(kept order by profile_id), '[]') from profile_cards as kept) as kept,
      (select coalesce(json_agg(made order by profile_id), '[]') from put_profile_cards_together(
        array(select id from freelances), array(select id from jobseekers)) as made) as made`.execute(
    app.context.db,
  );
  const { kept = [], made } = rows[0] ?? {};
  expect(kept).toEqual(made);
  return new Map(kept.flatMap(({ profile_id, card }) => (card ? [[profile_id, card]] : [])));
}

const says = {
  title: 'Conductrice de travaux',
  specialization: 'Gros œuvre',
  location: 'Nantes',
  skills: ['Ordonnancement'],
  experience_years: 31,
  is_availability_unconfirmed: true,
  trades: ['metreur'],
  place_code: 'c44109',
};
const freelanceSays = { ...says, availability: 'Indisponible' as const, hourly_rate: 71 };
const jobseekerSays = { ...says, availability: 'Disponible sous 1 mois' as const, expected_salary: 51_000 };

test('what a profile and its account say is on the card as soon as it changes', async () => {
  const { db } = app.context;
  const freelance = await makeFreelance(app.context, { username: 'Ada Lin' });
  const jobseeker = await makeJobseeker(app.context);
  expect((await keptCards()).size).toBe(2);

  await db.updateTable('freelances').set(freelanceSays).where('id', '=', freelance.profile.id).execute();
  await db.updateTable('jobseekers').set(jobseekerSays).where('id', '=', jobseeker.profile.id).execute();
  let cards = await keptCards();
  expect(cards.get(freelance.profile.id)).toMatchObject({ username: 'Ada Lin', ...freelanceSays });
  expect(cards.get(jobseeker.profile.id)).toMatchObject(jobseekerSays);

  const ofAccount = (change: object, { user } = freelance as { user: MadeUser }) =>
    db.updateTable('users').set(change).where('id', '=', user.id).execute();
  await ofAccount({ username: 'Ada Martin' });
  cards = await keptCards();
  expect(cards.get(freelance.profile.id)).toMatchObject({ username: 'Ada Martin' });

  await ofAccount({ suspended_at: new Date() });
  expect([...(await keptCards()).keys()]).toEqual([jobseeker.profile.id]);
  await ofAccount({ suspended_at: new Date() }, jobseeker);
  expect(await findCards(db, [jobseeker.profile.id, freelance.profile.id], null)).toEqual([]);
  for (const one of [freelance, jobseeker]) await ofAccount({ suspended_at: null }, one);
  expect((await keptCards()).size).toBe(2);

  await db.deleteFrom('users').where('id', '=', freelance.user.id).execute();
  await db.deleteFrom('jobseekers').where('id', '=', jobseeker.profile.id).execute();
  expect((await keptCards()).size).toBe(0);
});

test('covers on the card are those of the projects as they are now', async () => {
  const { db } = app.context;
  const { user, profile } = await makeFreelance(app.context);
  const upload = async () =>
    (
      await uploaded(app, uploadRoutes.avatar, {
        bytes: await picture(60, 40).png().toBuffer(),
        token: user.token,
      })
    ).slice('/files/'.length);
  const add = async (fileId: string) => {
    const fields = { freelance_id: profile.id, title: 'Halle', images: [{ url: `/files/${fileId}` }] };
    return (await app.call(portfolioRoutes.create, { token: user.token, body: fields })).body.id;
  };
  const works = async () => (await keptCards()).get(profile.id)?.works as { file_id: string }[] | undefined;
  const covers = async () => (await works())?.map(({ file_id }) => file_id);
  const files = [await upload(), await upload(), await upload()] as const;
  const first = await add(files[0]);
  const second = await add(files[1]);
  expect(await covers()).toEqual([files[0], files[1]]);

  await db.updateTable('portfolio_items').set({ position: 9 }).where('id', '=', first).execute();
  expect(await covers()).toEqual([files[1], files[0]]);

  await db.updateTable('project_images').set({ focus_x: 7 }).where('file_id', '=', files[0]).execute();
  expect(await works()).toContainEqual({ file_id: files[0], focus_x: 7, focus_y: 50 });

  const another = { project_id: second, file_id: files[2], position: -1 };
  await db.insertInto('project_images').values(another).execute();
  expect(await covers()).toEqual([files[2], files[0]]);

  await db.deleteFrom('files').where('id', '=', files[2]).execute();
  expect(await covers()).toEqual([files[1], files[0]]);

  await db.deleteFrom('portfolio_items').where('id', '=', second).execute();
  expect(await covers()).toEqual([files[0]]);
});

/** Until a statement waits for a lock. */
async function somebodyWaits() {
  const isWaiting = sql<{ waiting: boolean }>`
    select exists (select from pg_locks where not granted) as waiting`;
  await expect.poll(async () => (await isWaiting.execute(app.context.db)).rows[0]?.waiting).toBe(true);
}

/** Whose transaction has written the name, and ends with `end`. */
async function beginRenaming(userId: string, username: string) {
  return new Promise<{ renaming: Promise<void>; end: () => void }>((begun, failed) => {
    const renaming = app.context.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ username }).where('id', '=', userId).execute();
      await new Promise<void>((end) => begun({ renaming, end }));
    });
    renaming.catch(failed);
  });
}

test('of two who change one card at once, both are seen', async () => {
  const { db } = app.context;
  const { user, profile } = await makeFreelance(app.context);
  const { renaming, end } = await beginRenaming(user.id, 'Zoé Blanc');
  const retitling = db
    .updateTable('freelances')
    .set({ title: 'Urbaniste' })
    .where('id', '=', profile.id)
    .execute();
  await somebodyWaits();
  end();
  await Promise.all([renaming, retitling]);
  expect((await keptCards()).get(profile.id)).toMatchObject({ username: 'Zoé Blanc', title: 'Urbaniste' });
});

test.each(['freelances', 'users'] as const)(
  'who changes %s holds no card while they wait for the directory',
  async (table) => {
    const { db } = app.context;
    const { user, profile } = await makeFreelance(app.context);
    const row = sql`from directory_profiles where profile_id = ${profile.id} for update`;
    const card = sql`select from profile_cards where profile_id = ${profile.id} for update nowait`;
    const changes = {
      freelances: () => db.updateTable('freelances').set({ title: 'Urbaniste' }).where('id', '=', profile.id),
      users: () => db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', user.id),
    };
    const changing = await db.transaction().execute(async (tx) => {
      await sql`select ${row}`.execute(tx);
      const started = changes[table]().execute();
      await somebodyWaits();
      await card.execute(tx);
      return { started };
    });
    await changing.started;
    await keptCards();
  },
);

test('who orders a portfolio does not stop who changes one of its projects', async () => {
  const { db } = app.context;
  const { profile } = await makeFreelance(app.context);
  const project = await makePortfolioItem(app.context, profile.id);
  await db.transaction().execute(async (tx) => {
    await lockPortfolio(tx, profile.id);
    const change = { title: 'Halle' };
    await db.updateTable('portfolio_items').set(change).where('id', '=', project.id).execute();
    await placePortfolioRows(tx, profile.id, [project.id]);
  });
  await keptCards();
});

test('cards come in the order asked for, however the database joins them', async () => {
  const { db } = app.context;
  const ids: string[] = [];
  while (ids.length < 4) ids.unshift((await makeFreelance(app.context)).profile.id);
  const cards = await db.transaction().execute(async (tx) => {
    await sql`set local enable_nestloop = off`.execute(tx);
    return findCards(tx, ids, null);
  });
  expect(cards.map(({ id }) => id)).toEqual(ids);
});
