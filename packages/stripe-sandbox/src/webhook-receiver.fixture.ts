import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly body: string;
  readonly signature: string;
  readonly type: string;
  readonly id: string;
}

/** A program that receives events, and answers with the given status. Gone after the test. */
export async function receiveWebhooks({ port = 0, status = 200 } = {}) {
  const received: Received[] = [];
  const answers = { status };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { id, type } = JSON.parse(body) as { id: string; type: string };
    received.push({ body, signature: String(request.headers['stripe-signature']), id, type });
    response.writeHead(answers.status).end('thanks');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/webhook`,
    port: taken,
    received,
    answerWith(next: number) {
      answers.status = next;
    },
    stop,
  };
}
