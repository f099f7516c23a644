// Checks that several instances behave as one to their users, run on the load generator's host: `agree.mjs SITE INSTANCE…`
import { setTimeout as pause } from 'node:timers/promises';
import { call, makeTalkers } from '../lib/product.mjs';
import { check, until } from '../lib/run.mjs';

const [site, ...instances] = process.argv.slice(2);
const everywhere = (ask) => Promise.all(instances.map(ask));
const from = (number) => ({ 'x-forwarded-for': `198.51.100.${number}` });

/** Milliseconds until all instances say so, 5 seconds at most. */
async function untilAll(isSo) {
  const begun = performance.now();
  while (performance.now() - begun < 5000) {
    if ((await everywhere(isSo)).every(Boolean)) return Math.round(performance.now() - begun);
    await pause(10);
  }
  return null;
}

const { one, other, conversationId } = await makeTalkers(site);
const me = (url, token) => call(url, 'GET', '/api/me', { token }).then(({ status }) => status);
const known = await everywhere((url) => me(url, one.token));
check(
  'a session opened through the proxy is one of every instance',
  known.every((status) => status === 200),
  known.join(' '),
);

async function listen(url) {
  const heard = new Map();
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${other.token}` };
  const stream = await fetch(`${url}/api/events`, { headers, signal: stop.signal });
  const reading = (async () => {
    let text = '';
    for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (const [id] of text.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g))
        if (!heard.has(id)) heard.set(id, performance.now());
    }
  })().catch(() => undefined);
  return {
    heard,
    async end() {
      stop.abort();
      await reading;
    },
  };
}
const streams = await everywhere(listen);
await pause(1000);
const delays = [];
let missed = 0;
for (let count = 0; count < 40; count += 1) {
  const body = { senderId: one.id, content: `message ${count}` };
  const url = instances[count % instances.length];
  const begun = performance.now();
  const { status, body: message } = await call(url, 'POST', `/api/messages/${conversationId}`, {
    token: one.token,
    body,
  });
  if (status !== 201) throw new Error(`a message answers ${status}`);
  const isHeard = async () => {
    if (!streams.every(({ heard }) => heard.has(message.id))) throw new Error('not heard');
  };
  await until(isHeard, 3).catch(() => undefined);
  for (const { heard } of streams)
    if (heard.has(message.id)) delays.push(heard.get(message.id) - begun);
    else missed += 1;
}
delays.sort((one_, two) => one_ - two);
check(
  'each of 40 messages is heard on a stream of every instance',
  missed === 0,
  `${delays.length} times, after ${delays[delays.length >> 1].toFixed(0)} ms in the middle, ${delays.at(-1).toFixed(0)} ms at most`,
);
await Promise.all(streams.map(({ end }) => end()));

const keyed = { 'idempotency-key': 'the same key at every instance' };
const body = { senderId: one.id, content: 'une seule fois' };
const ask = (url) =>
  call(url, 'POST', `/api/messages/${conversationId}`, { token: one.token, body, headers: keyed });
const answers = await everywhere(ask);
const list = await call(site, 'GET', `/api/messages/${conversationId}?limit=100`, { token: one.token });
const copies = list.body.filter(({ content }) => content === body.content).length;
check(
  'one message sent at once to all under one key is stored once',
  copies === 1,
  `${copies}, answers ${answers.map(({ status }) => status).join(' ')}`,
);

const email = `entreprise.${Date.now()}@exemple.fr`;
const password = 'charpente7bois';
const made = await call(site, 'POST', '/api/users', {
  body: { username: 'Hélène Marchand', email, password, role: 'entreprise' },
});
if (made.status !== 201) throw new Error(`a company answers ${made.status}: ${JSON.stringify(made.body)}`);
const company = { id: made.body.id, token: made.body.token };
const facts = {
  user_id: company.id,
  name: 'Atelier du Bois',
  siret: '73282932000074',
  registrationCity: 'Lorient',
  legalStatus: 'SARL',
  address: '3 quai des Indes, 56100 Lorient',
};
const profile = await call(site, 'POST', '/api/companies', {
  token: company.token,
  body: { ...facts, description: 'Charpente et bois' },
});
if (profile.status !== 201)
  throw new Error(`its page answers ${profile.status}: ${JSON.stringify(profile.body)}`);
const path = `/api/companies/by-user/${company.id}`;
const waits = [];
for (let count = 0; count < 20; count += 1) {
  // each has it in its cache
  await everywhere((url) => call(url, 'GET', path));
  const description = `Charpente et bois, ${count}`;
  const changed = await call(instances[count % instances.length], 'PUT', path, {
    token: company.token,
    body: { ...facts, description },
  });
  if (changed.status !== 200)
    throw new Error(`a change answers ${changed.status}: ${JSON.stringify(changed.body)}`);
  waits.push(
    await untilAll((url) => call(url, 'GET', path).then((answer) => answer.body.description === description)),
  );
}
check(
  'each of 20 changes is seen by visitors of every instance within two seconds, for which reads are cached',
  waits.every((wait) => wait !== null && wait <= 2000),
  `${Math.max(...waits.map((wait) => wait ?? Number.POSITIVE_INFINITY))} ms at most`,
);

const tries = [];
for (let count = 0; count < 16; count += 1) {
  const { status } = await call(instances[count % instances.length], 'POST', '/api/login', {
    body: { email: one.email, password: 'ce n’est pas le bon' },
    headers: from(1),
  });
  tries.push(status);
}
const wrong = tries.filter((status) => status === 401).length;
const late = tries.filter((status) => status === 429).length;
check(
  'ten wrong passwords from an address in all, not ten at each',
  wrong === 10 && late === 6,
  `${wrong} × 401, ${late} × 429`,
);

await call(instances[0], 'POST', '/api/logout', { token: other.token });
const gone = await untilAll((url) => me(url, other.token).then((status) => status === 401));
check('a session closed at one is refused by all', gone !== null && gone <= 1000, `after ${gone} ms`);
