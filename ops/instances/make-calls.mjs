// Writes what the load asks into files, on the load generator's host: `make-calls.mjs SITE FOLDER`. Prints their names.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, makeTalkers } from '../lib/product.mjs';

const [site, folder] = process.argv.slice(2);
const pairs = [];
for (let count = 0; count < 16; count += 1) pairs.push(await makeTalkers(site));
const write = ({ one, conversationId }) => ({
  method: 'POST',
  path: `/api/messages/${conversationId}`,
  headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ senderId: one.id, content: 'Bonjour, le chantier avance. '.repeat(7) }),
});
for (const pair of pairs)
  for (let count = 0; count < 50; count += 1) {
    const { method, path, body, headers } = write(pair);
    const answer = await call(site, method, path, { headers, body: JSON.parse(body) });
    if (answer.status !== 201) throw new Error(`a message answers ${answer.status}`);
  }
const read = ({ one }, path) => ({ method: 'GET', path, headers: { authorization: `Bearer ${one.token}` } });
const kinds = {
  directory: pairs.map((pair, number) => read(pair, `/api/profiles?limit=24&seed=${number}`)),
  'a conversation': pairs.map((pair) => read(pair, `/api/messages/${pair.conversationId}`)),
  'messages written': pairs.map(write),
  'home page, kept': [{ method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }],
};
for (const [kind, calls] of Object.entries(kinds))
  await writeFile(join(folder, `${kind}.json`), JSON.stringify(calls));
console.log(JSON.stringify({ kinds: Object.keys(kinds) }));
