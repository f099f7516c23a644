import { createServer, type ServerResponse } from 'node:http';

// The least that can tell: streams by name, and a call that writes the same event to some of them. It asks nobody who
// calls, keeps nothing, and knows nothing of other servers.
const streams = new Map<string, ServerResponse>();
let count = 0;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': ok\n\n');
    streams.set(pathname, response);
    response.once('close', () => streams.delete(pathname));
    return;
  }
  request.resume().once('end', () => {
    count += 1;
    const data = JSON.stringify({ conversationId: searchParams.get('c'), messageId: searchParams.get('m') });
    for (const name of searchParams.getAll('to')) {
      streams.get(name)?.write(`id: ${count}\nevent: message\ndata: ${data}\n\n`);
    }
    response.writeHead(201).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
