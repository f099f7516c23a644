import { createServer } from 'node:http';
import { argv } from 'node:process';

// The least that can answer a page: `node bare-page.ts PORT URL PATH…` fetches pages once and sends their bytes again and
// again, with `node:http` and nothing else.
const [, , port, url, ...paths] = argv;
const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>();
/** The connection's own, and what `fetch` says of a body that it has unpacked. */
const left = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-encoding', 'content-length'];

for (const path of paths) {
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`${url}${path}: ${response.status}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !left.includes(name)));
  pages.set(path, { headers, body: Buffer.from(await response.arrayBuffer()) });
}
createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) return void response.writeHead(404).end();
  response.writeHead(200, { ...page.headers, 'content-length': page.body.length }).end(page.body);
}).listen(Number(port), '127.0.0.1');
