// People who read and write at a steady pace through one address, and what became of each of their requests.
import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const password = `${crypto.randomUUID()} 1`;

/** What each tenth request is; the others read. */
const share = { write: [0, 5], page: [1, 4, 8] };

async function call(base, method, path, { token, body, from } = {}) {
  const answer = await fetch(base + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(from && { 'x-forwarded-for': from }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return { body: JSON.parse(text), link: answer.headers.get('link') };
}

/** A conversation of two new people, each from an address of their own. */
async function makeTalk(server, number) {
  const people = [];
  for (const role of ['freelance', 'freelance']) {
    const email = `essai${number}.${people.length}@exemple.fr`;
    const body = { username: 'Hélène Marchand', email, password, role };
    people.push(
      (await call(server, 'POST', '/api/users', { body, from: `198.51.100.${number * 2 + people.length}` }))
        .body,
    );
  }
  const [from, to] = people;
  const body = { senderId: from.id, receiverId: to.id, subject: 'Chantier', content: 'Bonjour' };
  const first = await call(server, 'POST', '/api/messages', { token: from.token, body });
  return { from, id: first.body.conversationId, sent: new Set(), unanswered: new Set() };
}

/** `server` is a server itself, without a proxy: it accepts the client address that a header gives. */
export async function makeTalks(server, count) {
  const talks = [];
  for (let number = 0; number < count; number++) talks.push(await makeTalk(server, number));
  return talks;
}

/**
 * Sends so many requests a second until `until` ends; none is sent twice. Resolves with how many there were
 * of each outcome.
 */
export async function sendSteadily({ base, talks, perSecond, until }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const outcomes = new Map();
  const underWay = new Set();
  const { hostname, port } = new URL(base);

  const ask = ({ method = 'GET', path, token, body }) =>
    new Promise((resolve) => {
      const headers = {
        'accept-encoding': 'br',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const request = sendRequest({ hostname, port, method, path, headers, agent }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(`${answer.statusCode}`));
        answer.once('error', (error) => resolve(`broken off (${error.code})`));
      });
      request.once('error', (error) => resolve(error.code)).end(body);
    });

  async function write(talk, number) {
    const content = `Message ${number}`;
    talk.unanswered.add(content);
    const body = JSON.stringify({ senderId: talk.from.id, content });
    const outcome = await ask({
      method: 'POST',
      path: `/api/messages/${talk.id}`,
      token: talk.from.token,
      body,
    });
    if (outcome === '201') {
      talk.unanswered.delete(content);
      talk.sent.add(content);
    }
    return `message ${outcome}`;
  }

  async function one(number) {
    const talk = talks[number % talks.length];
    const kind = number % 10;
    if (share.write.includes(kind)) return write(talk, number);
    if (share.page.includes(kind)) return `page ${await ask({ path: '/' })}`;
    return `call ${await ask({ path: `/api/messages/${talk.id}?limit=20`, token: talk.from.token })}`;
  }

  const startedAt = performance.now();
  for (let number = 0; !until(); number++) {
    const dueMs = (number * 1000) / perSecond - (performance.now() - startedAt);
    if (dueMs > 0) await wait(dueMs);
    const sending = one(number).then((outcome) => {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      underWay.delete(sending);
    });
    underWay.add(sending);
  }
  await Promise.all(underWay);
  agent.destroy();
  return outcomes;
}

/** How often each acknowledged message is there; reports those missing or doubled. */
export async function findLost(base, talks) {
  let acknowledged = 0;
  const lost = [];
  const doubled = [];
  for (const talk of talks) {
    const times = new Map();
    for (let path = `/api/messages/${talk.id}?limit=100`; path; ) {
      const { body, link } = await call(base, 'GET', path, { token: talk.from.token });
      for (const { content } of body) times.set(content, (times.get(content) ?? 0) + 1);
      const next = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
      path = next ? next.replace(/^https?:\/\/[^/]+/, '') : null;
    }
    acknowledged += talk.sent.size;
    for (const content of talk.sent) {
      if (!times.has(content)) lost.push(content);
      if (times.get(content) > 1) doubled.push(content);
    }
  }
  return { acknowledged, lost, doubled };
}
