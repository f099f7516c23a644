import { createServer, get, type IncomingMessage } from 'node:http';
import { argv } from 'node:process';
import { buffer } from 'node:stream/consumers';

// The least that can answer a page: `node bare-page.ts PORT URL PATH…` asks for pages once, compressed as browsers get
// them, and sends the same bytes and headers again and again, with `node:http` and nothing else.
const [, , port, url, ...paths] = argv;
const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>();
const ofConnection = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

for (const path of paths) {
  const page = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url + path, { headers: { 'accept-encoding': 'br' } }, resolve).once('error', reject);
  });
  if (page.statusCode !== 200) throw new Error(`${url}${path}: ${page.statusCode}`);
  const sent = Object.entries(page.headers).filter(([name]) => !ofConnection.includes(name));
  const body = await buffer(page);
  const headers = Object.fromEntries(sent.map(([name, value]) => [name, `${value}`]));
  pages.set(path, { headers: { ...headers, 'content-length': `${body.length}` }, body });
}
createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (page) response.writeHead(200, page.headers).end(page.body);
  else response.writeHead(404).end();
}).listen(Number(port), '127.0.0.1');
