// What the product itself does on a sharded database, by its own calls.
import { setTimeout as pause } from 'node:timers/promises';
import { call, makeTalkers } from '../lib/product.mjs';

/** Events that a stream tells in so many milliseconds while something happens. */
async function hear(url, token, milliseconds, happens) {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${url}/api/events`, { headers, signal: stop.signal });
  let text = '';
  const reading = (async () => {
    for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => undefined);
  await pause(500);
  await happens();
  await pause(milliseconds);
  stop.abort();
  await reading;
  return text;
}

/** @returns what was tried, whether it holds and figures */
export async function tryProduct(url, coordinator) {
  const talkers = await makeTalkers(url);
  const { one, other, conversationId } = talkers;
  const tried = [];
  const note = (what, holds, figures = '') => tried.push({ what, holds, figures });
  const as = ({ token }, method, path, body, headers = {}) =>
    call(url, method, path, { token, headers, ...(body && { body }) });
  const write = (content, headers) =>
    as(one, 'POST', `/api/messages/${conversationId}`, { senderId: one.id, content }, headers);
  const expectStatus = async (what, wanted, asked) => {
    const { status, body } = await asked;
    note(what, status === wanted, status === wanted ? '' : `${status} ${JSON.stringify(body).slice(0, 200)}`);
    return body;
  };
  await expectStatus('a message is written', 201, write('Premier message, charpente'));
  const key = { 'idempotency-key': 'the-same-key-of-this-script' };
  const [first, second] = [await write('Une seule fois', key), await write('Une seule fois', key)];
  note('a message sent twice under a key is one', first.body.id === second.body.id && first.status === 201);
  const heard = await hear(url, other.token, 2500, () => write('Entends-tu ?'));
  const times = heard.split('event: message').length - 1;
  note('an event of it is heard', times > 0, `${times} times`);
  const list = await as(other, 'GET', `/api/messages/${conversationId}`);
  note('all of them are listed', list.status === 200 && list.body.length === 3, `${list.body.length} of 3`);
  const listPath = `/api/conversations/${other.id}`;
  const inbox = await as(other, 'GET', listPath);
  note('the list of conversations', inbox.status === 200 && inbox.body.length === 1, `${inbox.status}`);
  const found = await as(other, 'GET', `${listPath}?search=charpente`);
  note('a search finds its words', found.status === 200 && found.body.length === 1, `${found.status}`);
  await expectStatus(
    'it is marked as read',
    204,
    as(other, 'POST', `/api/conversations/${conversationId}/read`),
  );
  await expectStatus('it is archived', 204, as(other, 'PUT', `/api/conversations/${conversationId}/archive`));
  const exported = await as(one, 'GET', `/api/users/${one.id}/export`);
  note('an export of all one has', exported.status === 200, `${exported.status}`);
  const left = async () => {
    const [{ rows }] = await coordinator.query(
      `select count(*)::int as rows from messages where conversation_id = $1`,
      [conversationId],
    );
    return rows;
  };
  const remove = (person) => as(person, 'DELETE', `/api/users/${person.id}`, { password: 'charpente7bois' });
  await expectStatus('an account is deleted', 204, remove(one));
  const [{ named }] = await coordinator.query(
    'select count(*)::int as named from messages where sender_id = $1',
    [one.id],
  );
  note('its messages name it no more (was: on delete set null)', named === 0, `${named} still do`);
  await expectStatus('so is the other', 204, remove(other));
  const rest = await left();
  note('then their messages go (was: on delete cascade)', rest === 0, `${rest} are left`);
  return tried;
}
