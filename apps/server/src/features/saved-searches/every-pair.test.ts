import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeOffer, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { offerConditions, readOfferCriteria } from '../offers/index.ts';
import { updateOfferRow } from '../offers/offers.repository.ts';
import { sendAlerts } from './alerts.job.ts';
import { findsPlainly, type PlainOffer, type PlainSearch } from './plain-matcher.fixture.ts';
import { createDraw, drawOffer, drawSearch } from './random-searches.fixture.ts';
import { keep } from './saved-searches.fixture.ts';

/** `ALERT_PAIRS=full` compares 10,000 offers with 1,000 searches, in eight minutes. */
const isFull = process.env.ALERT_PAIRS === 'full';
const [offerCount, searchCount] = isFull ? [10_000, 1_000] : [120, 100];
const searchesPerPerson = 20;
const kills = 10;
const batches = 8;

let app: TestApp;
beforeAll(async () => {
  // mails stay in the transaction that sends them, as rows
  app = await createTestApp(({ mailer }) => ({
    mailer: {
      ...mailer,
      async send(tx, reader, { paragraphs }) {
        await sql`insert into told_in_test (reader, sentence)
          select ${reader}, sentence from unnest(${paragraphs}::text[]) as sentence`.execute(tx);
      },
    },
  }));
  const { db } = app.context;
  await sql`create table told_in_test (reader text not null, sentence text not null)`.execute(db);
  // the process behind every so many rows dies, in the midst of its transaction: half while finding, half while telling
  await sql`create sequence finds_in_test`.execute(db);
  await sql`create sequence kills_in_test`.execute(db);
  await sql`
    create function kill_in_test() returns trigger language plpgsql as $$
    begin
      if nextval('finds_in_test') % 37 = 0 and (select last_value from kills_in_test) < ${sql.lit(kills)}
        then perform nextval('kills_in_test'); perform pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger kill_in_test after insert or update on kept_search_finds
    for each row execute function kill_in_test()`.execute(db);
});
afterAll(() => app.close());

/** Runs the work of a minute until nothing kills it; how often something did. */
async function sendUntilDone(): Promise<number> {
  for (let killed = 0; ; killed += 1) {
    try {
      await sendAlerts(app.context);
      return killed;
    } catch (error) {
      if (killed > kills) throw error;
    }
  }
}

/** What the list's own condition finds, of everything there is. */
async function findsInList(search: PlainSearch): Promise<string[]> {
  const criteria = readOfferCriteria(offerFilters.parse(search));
  const view = { audience: 'members', today: parisDay(app.context.clock.now()) } as const;
  const { rows } = await sql<{ id: string }>`
    select offer_id as id from listed_offers where ${offerConditions(criteria, view)}`.execute(
    app.context.db,
  );
  return rows.map(({ id }) => id);
}

test('every search is told of every offer that it finds, once, with ten processes killed meanwhile', {
  ...(isFull && { timeout: 3_600_000 }),
}, async () => {
  const draw = createDraw(17);
  const { db } = app.context;
  const searches: PlainSearch[] = [];
  while (searches.length < searchCount) {
    const user = await makeUser(app.context);
    for (let left = searchesPerPerson; left > 0; left -= 1) {
      const search = drawSearch(draw);
      const { status } = await keep(app, user, { query: { ...search }, name: `n${searches.length}` });
      if (status === 201) searches.push(search);
    }
  }
  const company = await makeCompany(app.context);
  const versions = new Map<string, PlainOffer[]>();
  let killed = 0;
  const write = async (id: string | null) => {
    const offer = drawOffer(draw, company.profile.name);
    const { companyName: _, requirements, ...row } = offer;
    const columns = {
      ...row,
      requirements: [...requirements],
      trades: [...row.trades],
      phases: [...row.phases],
      software: [...row.software],
      programmes: [...row.programmes],
      contexts: [...row.contexts],
    };
    if (id) await db.transaction().execute((tx) => updateOfferRow(tx, id, columns));
    const key = id ?? (await makeOffer(app.context, { company, ...columns })).id;
    versions.set(key, [...(versions.get(key) ?? []), offer]);
  };
  for (let batch = 0; batch < batches; batch += 1) {
    const edited = [...versions.keys()].filter(() => draw.below(8) === 0);
    for (const id of edited) await write(id);
    for (let made = 0; made < offerCount / batches; made += 1) await write(null);
    killed += await sendUntilDone();
  }

  const { rows: told } = await sql<{ name: string; thing_id: string }>`
      select name, thing_id from kept_search_finds join kept_searches on id = search_id
      where told_at is not null`.execute(db);
  // a thing that several searches of one account find at a time stands in its mail once
  const { rows: readers } = await sql<{ reader: string; told: number; mailed: number }>`
      select users.email as reader, count(distinct (thing_id, told_at))::integer as told, (
        select sum(substring(sentence from '^Votre recherche .* a (\\d+)')::integer)::integer
        from told_in_test where reader = users.email) as mailed
      from kept_search_finds join kept_searches on kept_searches.id = search_id
      join users on users.id = kept_searches.user_id
      where told_at is not null group by users.email`.execute(db);
  expect(readers.length).toBeGreaterThan(0);
  for (const { reader, told: things, mailed } of readers) expect(mailed, reader).toBe(things);
  expect(killed).toBe(kills);
  let pairs = 0;
  for (const [at, search] of searches.entries()) {
    const expected = [...versions]
      .filter(([, offers]) => offers.some((offer) => findsPlainly(search, offer)))
      .map(([id]) => id);
    const found = told.filter(({ name }) => name === `n${at}`).map((row) => row.thing_id);
    expect(found.toSorted(), JSON.stringify(search)).toEqual(expected.toSorted());
    const shown = [...versions].flatMap(([id, offers]) => {
      const last = offers.at(-1);
      return last && findsPlainly(search, last) ? [id] : [];
    });
    expect((await findsInList(search)).toSorted(), JSON.stringify(search)).toEqual(shown.toSorted());
    pairs += expected.length;
  }
  expect(pairs).toBeGreaterThan(offerCount);
});
