import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendAlerts } from '../../src/features/saved-searches/alerts.job.ts';
import { registeredRoutes } from '../access/registered-routes.ts';
import { pagePatterns } from '../pages-from-sources.ts';
import { openTwins } from './open-twins.ts';
import { twinPages } from './twin-pages.ts';
import { type Draw, type TwinRead, twinReads } from './twin-reads.ts';

/** `TWIN_READS=10000` asks for more than the suite does. */
const reads = Number(process.env.TWIN_READS ?? 500);
const seed = Number(process.env.TWIN_SEED ?? 2026);
/** Of one response alone. */
const ownHeaders = ['date', 'x-request-id', 'connection', 'keep-alive'];

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function numbersOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let twins: Awaited<ReturnType<typeof openTwins>>;
beforeAll(async () => {
  twins = await openTwins();
});
afterAll(() => twins.close());

type Twin = (typeof twins)['withThem'];

async function read({ server }: Twin, url: string, token: string | undefined) {
  const { statusCode, headers, rawPayload } = await server.inject({
    method: 'GET',
    url,
    headers: { cookie: 'csrf_token=the-same', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const shown = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  return { statusCode, headers: Object.fromEntries(shown), body: rawPayload.toString('latin1') };
}

test('every route that is read has a line, and no line is for nothing', () => {
  const routes = registeredRoutes(twins.withThem.server).filter((route) => route.startsWith('GET '));
  const missing = routes.filter((route) => !(route in twinReads));
  expect(missing, 'add how it is read to test/twins/twin-reads.ts').toEqual([]);
  expect(Object.keys(twinReads).filter((route) => !routes.includes(route))).toEqual([]);
});

test('so has every page', async () => {
  expect(Object.keys(twinPages).sort()).toEqual(Object.keys(await pagePatterns()).sort());
});

test('pages show what is asked for, so that there is something to compare', async () => {
  const { server } = twins.withThem;
  const read = async (url: string) => {
    const { statusCode, body } = await server.inject({ url });
    return [statusCode, body.includes('Architecte a')];
  };
  const [, jobseeker] = (await server.inject({ url: '/api/jobseekers?limit=100' })).json();
  expect(await read(`/freelancers?seed=a&search=${encodeURIComponent('Architecte a')}`)).toEqual([200, true]);
  const profile = await server.inject({ url: `/jobseeker/${jobseeker.id}` });
  expect([profile.statusCode, profile.body.includes(jobseeker.title)]).toEqual([200, true]);
  for (const id of twins.ids.hidden) expect(await read(`/jobseeker/${id}`)).toEqual([404, false]);
});

/** Every line with the address it is about. */
async function linesOf(): Promise<{ path: string; line: Exclude<TwinRead, { exempt: string }> }[]> {
  const pages = Object.entries(await pagePatterns()).map(([name, path]) => ({ path, line: twinPages[name] }));
  const routes = Object.entries(twinReads).map(([route, line]) => ({
    path: route.slice('GET '.length),
    line,
  }));
  return [...routes, ...pages].flatMap(({ path, line }) =>
    typeof line === 'function' ? [{ path: path.replace(/:[^/]*/g, ':'), line }] : [],
  );
}

test(`${reads} reads of those who may not find somebody are answered as where that somebody never was`, async () => {
  const next = numbersOf(seed);
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('there is nothing to draw from');
    return value;
  };
  const { ids } = twins;
  const callers = Object.entries(twins.callers);
  const lines = await linesOf();
  for (let count = 0; count < reads; count += 1) {
    const { path, line } = one(lines);
    const [name, caller] = one(callers);
    const draw: Draw = {
      one,
      id: () =>
        one([one(ids.hidden), one(ids.hidden), one(ids.known), '0198c0de-0000-7000-8000-000000000000', 'x']),
      self: () => (next() < 0.8 && caller ? caller.id : one([...ids.hidden, ...ids.known])),
      words: () => one(ids.names),
      files: ids.files,
      handles: ids.handles,
    };
    const { params = {}, query } = line(draw);
    const values = Object.values(params);
    let place = 0;
    const named = path.replace(/:/g, () => `:p${place++}`);
    const url = buildUrl(
      { path: named },
      { params: Object.fromEntries(values.map((value, index) => [`p${index}`, value])), query },
    );
    const answers = [
      await read(twins.withThem, url, caller?.token),
      await read(twins.without, url, caller?.token),
    ];
    expect(answers[0], `${name}: GET ${url} (read ${count} of seed ${seed})`).toEqual(answers[1]);
  }
});

test('nor do alerts that were set before tell more', async () => {
  const told = [];
  for (const { context, sandbox } of [twins.withThem, twins.without]) {
    await sendAlerts(context);
    await context.jobs.runDue();
    const mails = await sandbox.mails();
    told.push(
      mails
        .map(({ to, subject, text }) => ({ to, subject, text }))
        .sort((a, b) => (`${a.to}` < `${b.to}` ? -1 : 1)),
    );
  }
  expect(told[0]).toEqual(told[1]);
});
