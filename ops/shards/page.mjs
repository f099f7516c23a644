// The statements that the server sends for a conversation's page, from PostgreSQL's log, run on two databases
// in turns.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHistogram } from 'node:perf_hooks';
import pg from 'pg';
import { call } from '../lib/product.mjs';
import { until } from '../lib/run.mjs';

const pageOf = (conversationId) => `/api/messages/${conversationId}?limit=50`;

async function readLog(server) {
  const folder = join(server.folder, 'log');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .flatMap((text) => text.split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

async function logStatements(server, what) {
  await server.query(`alter system set log_statement = '${what}'`);
  await server.query('select pg_reload_conf()');
}

/**
 * The statements that name the conversation, with where its id and the reader's go.
 * @returns `{name, text, values: (conversation) => [...]}` of each, `name` where the server prepares it
 */
export async function captureStatements(server, url, { one, conversationId }) {
  const ask = () => call(url, 'GET', pageOf(conversationId), { token: one.token });
  // plans are made, the session is known
  for (let count = 0; count < 10; count += 1) await ask();
  await logStatements(server, 'all');
  const isLogged = async () => {
    const before = (await readLog(server)).length;
    await ask();
    return until(async () => {
      const lines = (await readLog(server)).slice(before);
      const found = lines.filter(({ detail }) => detail?.includes(conversationId));
      if (found.length < 2) throw new Error('the page was not logged');
      return found;
    }, 10);
  };
  const lines = await until(isLogged);
  await logStatements(server, 'none');
  return lines.map(({ message, detail }) => {
    const [, name, text] = /^execute ([^:]+): (.*)$/s.exec(message);
    const given = [...detail.matchAll(/\$\d+ = '([^']*)'/g)].map(([, value]) => value);
    const values = ({ id, low }) =>
      given.map((value) => (value === conversationId ? id : value === one.id ? low : value));
    return { ...(name !== '<unnamed>' && { name }), text, values };
  });
}

const milliseconds = (histogram, percentile) => histogram.percentile(percentile) / 1e6;

/**
 * Asks both sides for the same pages, one by one in turns. `beforeTurn` is called before each few hundred of them.
 * @returns percentiles of each side, in milliseconds
 */
async function inTurns(sides, conversations, { turns, each, beforeTurn = async () => undefined }, ask) {
  const times = sides.map(() => createHistogram());
  let place = 0;
  // the first turn is for connections and plans
  for (let turn = 0; turn <= turns; turn += 1) {
    await beforeTurn();
    for (let count = 0; count < each; count += 1) {
      place = (place + 7919) % conversations.length;
      const conversation = conversations[place];
      const order = sides.map((_, number) => (number + count) % sides.length);
      for (const number of order) {
        const begun = process.hrtime.bigint();
        await ask(sides[number], conversation);
        if (turn > 0) times[number].record(process.hrtime.bigint() - begun);
      }
    }
  }
  return times.map((one) => ({ p50: milliseconds(one, 50), p99: milliseconds(one, 99) }));
}

/** How the sharded database answers the page's statement with a plan that it keeps. */
export async function explainPage(server, statements, conversation) {
  const { text, values } = statements.find((one) => one.text.includes('from "messages"'));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`set plan_cache_mode = force_generic_plan; prepare page (uuid) as ${text}`);
  const [id] = values(conversation);
  const { rows } = await client.query(
    `explain (verbose, costs off, analyze, timing off, summary off) execute page ('${id}')`,
  );
  await client.end();
  return rows.map((row) => row['QUERY PLAN']).filter((line) => !line.includes('Output:'));
}

export async function measureStatements(servers, statements, conversations, amount) {
  const clients = servers.map(({ url }) => new pg.Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  const results = await inTurns(clients, conversations, amount, async (client, conversation) => {
    let rows = 0;
    for (const { name, text, values } of statements)
      rows += (await client.query({ name, text, values: values(conversation) })).rows.length;
    // the conversation, and one message more than the page has
    if (rows !== 52) throw new Error(`${rows} rows of a page`);
  });
  for (const client of clients) await client.end();
  return results;
}

/** The same page as people get it. `readers` are people with tokens on each side. */
export async function measurePages(urls, conversations, tokensOf, amount) {
  return inTurns(urls, conversations, amount, async (url, { id, low }) => {
    const { status, body } = await call(url, 'GET', pageOf(id), { token: tokensOf.get(url).get(low) });
    const messages = body.items ?? body;
    if (status !== 200 || messages.length !== 50)
      throw new Error(`a page answers ${status} with ${messages.length} messages`);
  });
}
