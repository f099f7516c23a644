// An hour of the product under Prometheus, with faults injected one after the other: `node ops/monitoring/run.mjs`, as root,
// after `npm run build`. Debian: apt-get install prometheus prometheus-node-exporter prometheus-blackbox-exporter
// nginx-light postgresql iptables iproute2 openssl. Every alert of alerts.yml has to fire within its time and none that no
// fault explains; then every panel's queries of dashboard.json are asked. All of it is in a network of its own.
// `node ops/monitoring/run.mjs disk standby` plays those faults alone whose name has one of the words. MINUTES=45 makes
// everything shorter, the rules' durations too, and says so. KEEP_LOG=FILE keeps what the server logged.
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlone } from '../lib/alone.mjs';
import { repository } from '../lib/product.mjs';
import { check, run, script, temporaryFolder } from '../lib/run.mjs';
import { prometheus, startEngines } from './engines.mjs';
import { faultsOf } from './faults.mjs';
import { judge, stretchesOf } from './judge.mjs';
import { startPeople } from './people.mjs';

const wholeMinutes = 60;
const minutes = Number(process.env.MINUTES ?? wholeMinutes);
const factor = wholeMinutes / minutes;
const unitMs = 60_000 / factor;
const stepSeconds = 15 / factor;
/** What does not get shorter: the product's own looks at the database and the time that a script takes. */
const slackSeconds = 20;

const words = process.argv.slice(2);
/** The faults that were asked for, the first of them after three minutes, and the minute at which all is over. */
function choose(all) {
  if (words.length === 0) return { faults: all, endsAt: wholeMinutes };
  const asked = all.filter(({ what }) => words.some((word) => what.includes(word)));
  const earlier = Math.min(...asked.map(({ from }) => from)) - 3;
  const faults = asked.map((fault) => ({ ...fault, from: fault.from - earlier, to: fault.to - earlier }));
  return { faults, endsAt: Math.max(...faults.map(({ to }) => to)) + 3 };
}

async function ask(path, params) {
  const answer = await fetch(`${prometheus}/api/v1/${path}?${new URLSearchParams(params)}`);
  const { status, data, error } = await answer.json();
  if (status !== 'success') throw new Error(`${path} answers ${error}`);
  return data;
}

const shorten = (count) => (Math.abs(count) >= 100 ? count.toFixed(0) : Number(count.toPrecision(3)));

/** One line for each panel: its series with their highest value. */
async function readPanels(range) {
  const dashboard = JSON.parse(await readFile(join(repository, 'ops/monitoring/dashboard.json'), 'utf8'));
  let row = '';
  for (const { type, title, targets = [] } of dashboard.panels) {
    if (type === 'row') {
      row = title;
      continue;
    }
    const found = [];
    let isWhole = targets.length > 0;
    for (const { expr, legendFormat } of targets) {
      const { result } = await ask('query_range', { query: expr, ...range });
      const highest = result.map(({ metric, values }) => {
        const numbers = values.map(([, value]) => Number(value)).filter(Number.isFinite);
        const name = legendFormat.replace(/\{\{(\w+)\}\}/g, (_, label) => metric[label] ?? '');
        return [name, Math.max(...numbers)];
      });
      const known = highest.filter(([, value]) => Number.isFinite(value)).sort((one, two) => two[1] - one[1]);
      if (known.length === 0) isWhole = false;
      found.push(...known);
    }
    const more = found.length > 4 ? ` and ${found.length - 4} more` : '';
    const figures = found.slice(0, 4).map(([name, value]) => `${name} ${shorten(value)}`);
    check(`panel ${row}, ${title}`, isWhole, `${figures.join(', ')}${more}`);
  }
}

async function steps() {
  for (const command of ['prometheus', 'prometheus-node-exporter', 'prometheus-blackbox-exporter'])
    console.log(`       ${(await run(command, ['--version'])).split('\n')[0].replace(/ \(.*/, '')}`);
  for (const command of ['psql --version', 'nginx -v 2>&1'])
    console.log(`       ${(await run('sh', ['-c', command])).trim()}`);
  if (factor !== 1)
    console.log(`       SHORTENED: durations of rules and scrapes are ${shorten(factor)} times shorter`);
  const folder = await temporaryFolder('monitoring');
  const engines = await startEngines(folder, factor);
  const people = await startPeople();
  const begun = Date.now();
  const minute = () => ((Date.now() - begun) / unitMs).toFixed(1).padStart(5);
  const { faults, endsAt } = choose(faultsOf(engines, people));
  const events = faults
    .flatMap((fault) => [
      { at: fault.from, fault, isStrike: true },
      { at: fault.to, fault, isStrike: false },
    ])
    .sort((one, other) => one.at - other.at);
  for (const { at, fault, isStrike } of events) {
    await pause(Math.max(0, begun + at * unitMs - Date.now()));
    console.log(`${minute()}  ${isStrike ? 'begins' : 'ends  '}  ${fault.what}`);
    try {
      if (isStrike) {
        fault.struckAt = Date.now() / 1000;
        fault.mend = await fault.strike();
      } else await fault.mend?.();
    } catch (error) {
      check(fault.what, false, error.stack);
    }
    if (!isStrike) {
      const tailSeconds = ((fault.tail ?? 1.5) * unitMs) / 1000;
      fault.explainsUntil = Date.now() / 1000 + tailSeconds + slackSeconds;
    }
  }
  await pause(Math.max(0, begun + endsAt * unitMs - Date.now()));
  const range = { start: begun / 1000, end: Date.now() / 1000, step: stepSeconds };
  const { result } = await ask('query_range', { query: 'ALERTS{alertstate="firing"}', ...range });
  const stretches = stretchesOf(result, stepSeconds);
  const inMinutes = (seconds) => ((seconds * 1000) / unitMs).toFixed(1);
  const deadlineOf = (count) => (count * unitMs) / 1000 + slackSeconds;
  const { results, unexplained } = judge(faults, stretches, deadlineOf);
  for (const { what, wanted, after, holds } of results) {
    const { alertname, within, ...labels } = wanted;
    const name = [alertname, ...Object.values(labels)].join(' ');
    const when = after === null ? 'never' : `after ${inMinutes(after)} min`;
    check(`${name}: ${what}`, holds, `${when} (at most ${within})`);
  }
  for (const { labels, from, to } of unexplained) {
    const { alertstate, severity, job, __name__, ...which } = labels;
    const [first, last] = [from - range.start, to - range.start].map(inMinutes);
    check('an alert that no fault explains', false, `${JSON.stringify(which)} from ${first} to ${last}`);
  }
  check('no other alert fires', unexplained.length === 0, `${stretches.length} stretches of firing`);
  if (words.length === 0) {
    const { groups } = await ask('rules', { type: 'alert' });
    const known = groups.flatMap(({ rules }) => rules.map(({ name }) => name));
    const untried = known.filter((name) => !results.some(({ wanted }) => wanted.alertname === name));
    check('every rule was tried', untried.length === 0, untried.join(', ') || `${known.length} rules`);
    await readPanels(range);
  }
  await people.end();
  console.log(`       answers: ${JSON.stringify(Object.fromEntries(people.statuses))}`);
  if (process.env.KEEP_LOG)
    for (const log of engines.logs) await appendFile(process.env.KEEP_LOG, await readFile(log));
}

if (await isAlone()) await script(steps);
