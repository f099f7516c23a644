// Asks one address for so many seconds, on the load generator's host: `load.mjs URL SECONDS CONNECTIONS CALLS.json`, where
// the file holds a list of `{method, path, headers, body}`. Prints what came of it as JSON.
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

const [url, seconds, connections, file] = process.argv.slice(2);
const calls = JSON.parse(await readFile(file, 'utf8'));
let turn = 0;
const result = await autocannon({
  url,
  duration: Number(seconds),
  connections: Number(connections),
  timeout: 30,
  setupClient(client) {
    // each connection begins with another call
    const start = turn++ % calls.length;
    client.setRequests([...calls.slice(start), ...calls.slice(0, start)]);
  },
});
const { requests, latency, non2xx, errors } = result;
console.log(
  JSON.stringify({
    perSecond: requests.total / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    non2xx,
    errors,
  }),
);
