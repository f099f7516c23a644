// Usage: node ops/cdn/run.mjs   (after npm run build; Debian: apt-get install nginx varnish)
// Two instances with demo data behind nginx's proxy_cache and behind Varnish: every GET of the API and every page is asked
// twice through each, signed in and out. What is private must never come out of a cache, what is public must; and Varnish must
// forget, told by tag, what changes. Pictures come from Varnish alone, at an address for each format, until they are replaced.
// Last, a job seeker whose pages and portrait both hold becomes discreet: Varnish has nobody at the next request, nginx,
// which cannot be told, no portrait then and no page once its seconds are over. Then visitors come, VISITS_PER_SECOND (5), and
// an offer changes each minute, for MINUTES (2); one instance is killed for a minute, which nobody sees; then the other one as
// well for DEAD_MINUTES (2), in which Varnish goes on showing the pages that it has.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '../../apps/server/seed/content/demo-accounts.ts';
import { stopAll, untilReady } from '../lib/processes.mjs';
import { askTwice, isHit, offerOf } from './requests.mjs';
import { caches, direct, folder, pageSeconds, startCaches, startDatabase, startServers } from './servers.mjs';
import { checkDead, deadMinutes, minutes, sharedPages, visit, visitsPerSecond } from './visits.mjs';

const faults = [];
let stopDatabase = async () => {};

/** Signs in an account of the demo data: the company by default. */
async function signIn({ email } = demoAccounts.entreprise) {
  const password = demoPassword;
  const answer = await fetch(`${direct}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`the demo account could not sign in: ${answer.status}`);
  return answer.json();
}

/** Every page and every call that only reads, with ids of rows that exist. */
async function addresses(user) {
  const { paths } = await (await fetch(`${direct}/api/openapi.json`)).json();
  const known = async (path) => (await (await fetch(direct + path)).json())[0]?.id ?? 'none';
  const ids = {
    freelancers: await known('/api/freelancers'),
    'appels-doffre': await known('/api/appels-doffre'),
  };
  const calls = Object.entries(paths)
    .filter(([path, methods]) => methods.get && path !== '/api/events' && !path.endsWith('/export'))
    .map(([path]) => path.replace(/\{[^}]+\}/g, ids[path.split('/')[2]] ?? user.id));
  const sitemap = await (await fetch(`${direct}/sitemaps/pages.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
  const more = [
    '/freelancers?seed=abc',
    '/profile',
    '/profile/messages',
    '/reset-password?token=x',
    '/missing',
    '/login',
  ];
  return [...calls, ...pages, `/jobs/${ids['appels-doffre']}`, ...more, '/health/ready', '/robots.txt'];
}

/** How many addresses a cache kept, and how many there are that none may keep. */
async function checkAll(name, base, paths, token) {
  const told = { kept: 0, private: 0 };
  for (const path of paths) {
    const open = await askTwice(base, path, {});
    const said = open.headers.get('cache-control') ?? '';
    const mayBe = /public/.test(said) && !/no-cache/.test(said);
    if (isHit(open)) told.kept += 1;
    if (isHit(open) && (!mayBe || open.headers.has('set-cookie')))
      faults.push(`${name} kept ${path}: ${said}`);
    if (!isHit(open) && mayBe) faults.push(`${name} did not keep ${path}: ${said}`);
    const signedIn = await askTwice(base, path, { authorization: `Bearer ${token}` });
    if (!mayBe) told.private += 1;
    if (isHit(signedIn)) faults.push(`${name} answered somebody signed in by what it keeps: ${path}`);
    if (/public|s-maxage/.test(signedIn.headers.get('cache-control') ?? ''))
      faults.push(`${path} is told as public to somebody signed in`);
  }
  return told;
}

/** Seconds until Varnish shows a new title, which without a purge would take a minute. */
async function checkPurge({ user, token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const offer = offerOf(user, 'Avant la purge');
  const made = await fetch(`${direct}/api/appels-doffre`, {
    method: 'POST',
    headers,
    body: JSON.stringify(offer),
  });
  const { id } = await made.json();
  if (!made.ok) throw new Error(`no offer could be published: ${made.status}`);
  const page = `${caches.varnish}/jobs/${id}`;
  await pause(2500);
  await askTwice(caches.varnish, `/jobs/${id}`, {});
  const change = { method: 'PUT', headers, body: JSON.stringify({ ...offer, titre: 'Après la purge' }) };
  const changed = await fetch(`${direct}/api/appels-doffre/${id}`, change);
  if (!changed.ok)
    throw new Error(`the offer could not be changed: ${changed.status} ${await changed.text()}`);
  const since = Date.now();
  while (Date.now() - since < 20_000) {
    if ((await (await fetch(page)).text()).includes('Après la purge')) return (Date.now() - since) / 1000;
    await pause(200);
  }
  faults.push('Varnish still shows the old title after 20 s');
  return null;
}

/** Seconds until Varnish no longer has a logo that was replaced, of which it would keep each format for a day. */
async function checkPicture({ user, token }) {
  const authorization = `Bearer ${token}`;
  const form = new FormData();
  form.append(
    'logo',
    new Blob([readFileSync(new URL('../../docs/screenshot-directory.png', import.meta.url))]),
  );
  const upload = await fetch(`${direct}/api/upload/logo`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  const { url } = await upload.json();
  const { name } = await (await fetch(`${direct}/api/companies/by-user/${user.id}`)).json();
  const setLogo = async (logo) => {
    const answer = await fetch(`${direct}/api/companies/by-user/${user.id}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: user.id, name, logo }),
    });
    if (!answer.ok) throw new Error(`the logo could not be set: ${answer.status} ${await answer.text()}`);
  };
  await setLogo(url);
  const paths = ['avif', 'webp'].map((format) => `${url.replace('/files', '/pictures')}/320.${format}`);
  // until then, WebP stands in for AVIF
  const isThere = async () => (await fetch(direct + paths[0])).headers.get('content-type') === 'image/avif';
  for (let tries = 0; !(await isThere()) && tries < 100; tries += 1) await pause(200);
  await pause(2500);
  for (const path of paths) {
    const answer = await askTwice(caches.varnish, path, {});
    if (!isHit(answer) || !answer.headers.get('content-type').endsWith(path.split('.')[1]))
      faults.push(`${path} is not kept as what it says`);
    if (answer.headers.has('vary') || answer.headers.has('set-cookie')) faults.push(`${path} varies`);
  }
  const page = await fetch(`${direct}/freelancers?seed=abc`);
  const html = await page.text();
  if (!html.includes(`${caches.varnish}/pictures/`)) faults.push('pages do not name the address of pictures');
  if (!new RegExp(`img-src [^;]*${caches.varnish}`).test(page.headers.get('content-security-policy')))
    faults.push('the policy does not let pictures in');
  await setLogo(null);
  const since = Date.now();
  while (Date.now() - since < 20_000) {
    const answers = await Promise.all(paths.map((path) => fetch(caches.varnish + path)));
    if (answers.every(({ status }) => status === 404)) return (Date.now() - since) / 1000;
    await pause(200);
  }
  faults.push('Varnish still has a logo 20 s after it was replaced');
  return null;
}

/** Seconds until nginx shows nobody who became discreet any more; Varnish has to at once. */
async function checkDiscreet({ user, token }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const profile = await (await fetch(`${direct}/api/jobseekers/by-user/${user.id}`)).json();
  const list = `/freelancers?seed=abc&search=${encodeURIComponent(profile.title)}`;
  const pages = [`/jobseeker/${profile.id}`, list];
  const pictures = [
    `${profile.avatar.replace('/files', '/pictures')}/320.webp`,
    `/share/jobseeker/${profile.id}.jpg`,
  ];
  const shows = async (base, path) => {
    const answer = await fetch(base + path);
    return (await answer.text()).includes(profile.id) && answer.status === 200;
  };
  for (const [cache, base] of Object.entries(caches)) {
    for (const path of [...pages, ...pictures]) {
      const answer = await askTwice(base, path, {});
      const isKept = cache === 'varnish' || pages.includes(path);
      if (answer.status !== 200) faults.push(`${path} is not there to be kept: ${answer.status}`);
      if (isHit(answer) !== isKept) faults.push(`${cache} ${isKept ? 'did not keep' : 'kept'} ${path}`);
    }
    for (const path of pages)
      if (!(await shows(base, path))) faults.push(`${path} of ${cache} does not show who is to hide`);
  }
  const change = await fetch(`${direct}/api/users/${user.id}/visibility`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ visibility: 'discreet', hiddenFrom: [] }),
  });
  if (!change.ok) throw new Error(`nobody became discreet: ${change.status} ${await change.text()}`);
  const since = Date.now();
  for (const path of pages)
    if (await shows(caches.varnish, path)) faults.push(`Varnish still shows who hides: ${path}`);
  for (const base of Object.values(caches))
    for (const path of pictures) {
      const { status } = await fetch(base + path);
      if (status !== 404) faults.push(`${base} still has a picture of who hides: ${path} ${status}`);
    }
  const longest = (2 * pageSeconds + 5) * 1000;
  const atNginx = () => Promise.all(pages.map((path) => shows(caches.nginx, path)));
  while ((await atNginx()).includes(true)) {
    if (Date.now() - since > longest) {
      faults.push(`nginx still shows who hides after ${longest / 1000} s`);
      return null;
    }
    await pause(500);
  }
  return (Date.now() - since) / 1000;
}

try {
  for (const [program, flag] of [
    ['nginx', '-v'],
    ['varnishd', '-V'],
  ])
    execFileSync(program, [flag], { stdio: 'ignore' });
  stopDatabase = await startDatabase();
  const instances = await startServers();
  startCaches();
  for (const base of Object.values(caches)) await untilReady(`${base}/health/ready`);
  const session = await signIn();
  const paths = await addresses(session.user);
  for (const [name, base] of Object.entries(caches)) {
    const told = await checkAll(name, base, paths, session.token);
    console.log(
      `${name}: ${paths.length} addresses, ${told.kept} kept, of ${told.private} private ones and of all signed in 0`,
    );
  }
  console.log(`varnish: a change was seen after ${await checkPurge(session)} s`);
  console.log(`varnish: a picture was gone after ${await checkPicture(session)} s`);
  const gone = await checkDiscreet(await signIn(demoAccounts.jobseeker));
  console.log(`who became discreet was gone at once, from nginx's pages after ${gone} s`);
  const shared = await sharedPages();
  const told = await visit(shared, session, faults);
  console.log(
    `varnish: ${told.hits} of ${told.pages} visits of ${shared.length} pages in ${minutes} min, ${visitsPerSecond} a second; 0 of ${told.own} private calls`,
  );
  console.log(
    `varnish: ${told.purgesS.length} changes, seen after ${told.purgesS[told.purgesS.length >> 1]} s (median), ${told.purgesS.at(-1)} s at most`,
  );
  const dead = await checkDead(shared, instances, faults);
  console.log(`varnish: ${dead.withOne} visits with one instance dead`);
  console.log(
    `varnish: ${dead.read} of ${dead.visits} visits read in ${deadMinutes} min without a server, ${dead.lastMinute.join(' of ')} in the last; seen again after ${dead.backAfterS} s`,
  );
} catch (error) {
  faults.push(error.message);
} finally {
  await stopAll();
  await stopDatabase();
}
for (const fault of faults) console.error(`FAILED ${fault}`);
if (faults.length === 0) rmSync(folder, { recursive: true, force: true });
else console.error(`The logs are in ${folder}`);
process.exitCode = faults.length === 0 ? 0 : 1;
