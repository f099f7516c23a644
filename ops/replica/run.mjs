// Visitors answered by a standby: `node ops/replica/run.mjs`, after `npm run build`. Needs Debian's package postgresql.
// Two instances, a company that changes its page all along, visitors who read; the standby keeps up, then lags by two
// seconds on purpose, then is gone, then is back. Nobody may see what was before a change, and nothing may fail.
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../../apps/server/seed/content/demo-accounts.ts';
import { startPostgres } from '../lib/debian-postgres.mjs';
import { call, startProduct } from '../lib/product.mjs';
import { check, freePort, script, temporaryFolder, until } from '../lib/run.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const phaseMs = 8000;
/** Longer than a notification takes to reach an instance that has much to do. */
const pageAfterMs = 500;
const startSeconds = 180;
/** Before a phase's first change, the standby has all there is. */
const mostBeforeChange = 5;

/** What both instances tell of reads and of the standby, added up or at its worst. */
async function measures(instances) {
  const texts = await Promise.all(
    instances.map(async ({ metrics }) => (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()),
  );
  const values = (pattern) => texts.map((text) => Number(text.match(pattern)?.[1] ?? 0));
  const sum = (pattern) => values(pattern).reduce((one, other) => one + other, 0);
  const reads = texts
    .join('\n')
    .matchAll(/^mitoyen_public_reads_total\{side="primary",reason="(\w+)"\} (\d+)/gm);
  const reasons = {};
  for (const [, reason, count] of reads) reasons[reason] = (reasons[reason] ?? 0) + Number(count);
  return {
    replica: sum(/^mitoyen_public_reads_total\{side="replica",reason=""\} (\d+)/m),
    reasons,
    isUp: Math.min(...values(/^mitoyen_replica_up\{[^}]*\} (\d)/m)) === 1,
  };
}

/** Visitors without an account who read on both instances until the returned function is called. */
function startVisitors(instances) {
  const statuses = new Map();
  let isOver = false;
  const paths = ['/api/profiles?limit=24', '/api/appels-doffre', '/api/companies', '/freelancers?seed=abc'];
  async function visit(number) {
    for (let count = number; !isOver; count += 1) {
      const { url } = instances[count % instances.length];
      const { status } = await call(url, 'GET', paths[count % paths.length]).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(30);
    }
  }
  const visitors = [0, 1, 2, 3].map(visit);
  return {
    statuses,
    async end() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

async function signIn(url) {
  const body = { email: demoAccounts.entreprise.email, password: demoPassword };
  const { status, body: session } = await call(url, 'POST', '/api/login', { body });
  if (status !== 200) throw new Error(`the demo account could not sign in: ${status}`);
  const company = await call(url, 'GET', `/api/companies/by-user/${session.user.id}`);
  return { token: session.token, userId: session.user.id, id: company.body.id, name: company.body.name };
}

/** Changes the company again and again, and looks as a visitor at what is shown. @returns how often that was out of date. */
async function changeAndLook(instances, company, endsAt) {
  const seen = { changes: 0, staleThere: 0, staleElsewhere: 0, stalePages: 0 };
  const path = `/api/companies/${company.id}`;
  for (let count = 0; Date.now() < endsAt; count += 1) {
    const [here, there] = count % 2 === 0 ? instances : instances.toReversed();
    const description = `Une entreprise qui change, ${Date.now()}`;
    const changed = await call(here.url, 'PUT', `/api/companies/by-user/${company.userId}`, {
      token: company.token,
      body: { user_id: company.userId, name: company.name, description },
    });
    if (changed.status !== 200) throw new Error(`the company could not be changed: ${changed.status}`);
    const cookie = changed.headers.get('set-cookie')?.match(/recent_write=1/)?.[0] ?? '';
    const [own, elsewhere] = await Promise.all([
      call(here.url, 'GET', path),
      call(there.url, 'GET', path, { headers: { cookie } }),
    ]);
    seen.changes += 1;
    if (own.body.description !== description) seen.staleThere += 1;
    if (elsewhere.body.description !== description) seen.staleElsewhere += 1;
    await pause(pageAfterMs);
    const anywhere = await Promise.all(instances.map(({ url }) => call(url, 'GET', path)));
    seen.stalePages += anywhere.filter(({ body }) => body.description !== description).length;
  }
  return seen;
}

await script(async () => {
  const folder = await temporaryFolder('replica');
  await chmod(folder, 0o755);
  const primary = await startPostgres(join(folder, 'primary'));
  const standby = await primary.startStandby(join(folder, 'standby'), { hot_standby_feedback: 'on' });
  const instances = [];
  for (const name of ['one', 'other']) {
    const metrics = await freePort();
    const settings = {
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: standby.url,
      METRICS_PORT: String(metrics),
      DEMO_DATA: 'true',
    };
    instances.push({ ...(await startProduct(join(folder, name), settings, startSeconds)), metrics });
  }
  const isUp = (wanted) =>
    until(async () => {
      if ((await measures(instances)).isUp !== wanted)
        throw new Error(`the standby is not ${wanted ? 'used' : 'left'}`);
    }, 60);
  await isUp(true);
  const company = await signIn(instances[0].url);
  const visitors = startVisitors(instances);

  async function phase(name, mayBeStandby) {
    const before = await measures(instances);
    const seen = await changeAndLook(instances, company, Date.now() + phaseMs);
    const after = await measures(instances);
    const fromStandby = after.replica - before.replica;
    const stale = seen.staleThere + seen.staleElsewhere + seen.stalePages;
    check(`${name}: nobody sees what was before`, stale === 0, `${JSON.stringify(seen)}`);
    check(
      `${name}: the standby ${mayBeStandby ? 'answers' : 'is left alone'}`,
      mayBeStandby ? fromStandby > 0 : fromStandby <= mostBeforeChange,
      `${fromStandby} reads there, by the primary so far ${JSON.stringify(after.reasons)}`,
    );
  }

  await phase('it keeps up', true);
  await standby.query(`alter system set recovery_min_apply_delay = '2s'`);
  await standby.query('select pg_reload_conf()');
  await phase('it lags by 2 s', false);
  await standby.crash();
  await phase('it is gone', false);
  await standby.start();
  await standby.query('alter system reset recovery_min_apply_delay');
  await standby.query('select pg_reload_conf()');
  await isUp(true);
  await phase('it is back', true);

  await visitors.end();
  const failed = [...visitors.statuses].filter(([status]) => status === 0 || status >= 500);
  check('nothing fails', failed.length === 0, JSON.stringify(Object.fromEntries(visitors.statuses)));
});
