import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import type { BarePath } from './answer.ts';
import { type BareTask, madePrefix } from './bare-task.ts';
import { conversationPath } from './conversation.ts';
import { directoryPath } from './directory.ts';
import { freelancePath } from './freelance.ts';
import { keptPagePath } from './kept-page.ts';
import { madePagePath } from './made-page.ts';
import { mePath } from './me.ts';
import { offersPath } from './offers.ts';
import { sendMessagePath } from './send-message.ts';
import { signInPath } from './sign-in.ts';

// The least that can answer what the bench asks: no framework, no validation, no limits, one statement (two for a search),
// prepared by name.

async function serve(task: BareTask): Promise<void> {
  const { connection, poolSize, passwordHash, pages, productUrl } = task;
  const pool = new pg.Pool({ ...connection, max: poolSize });
  const paths: readonly (readonly [prefix: string, path: BarePath])[] = [
    ['GET /api/profiles', directoryPath(pool)],
    ['GET /api/freelancers/', freelancePath(pool)],
    ['GET /api/messages/', conversationPath(pool)],
    ['POST /api/messages', sendMessagePath(pool)],
    ['GET /api/me', mePath(pool)],
    ['GET /api/appels-doffre', offersPath(pool)],
    ['POST /api/login', signInPath(passwordHash)],
    [`GET ${madePrefix}`, await madePagePath(productUrl)],
    ['GET ', keptPagePath(pages)],
  ];

  const server = createServer((request, response) => {
    const asked = `${request.method} ${request.url}`;
    const found = paths.find(([prefix]) => asked.startsWith(prefix));
    if (!found) return void response.writeHead(404).end();
    const [prefix, answer] = found;
    answer(asked.slice(prefix.length), request)
      .then(({ status = 200, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
      })
      .catch((error) => {
        console.error(error);
        response.writeHead(500).end();
      });
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

/** Several of it on one port, by Node's cluster, as the product's instances are. */
async function serveTogether(task: BareTask): Promise<void> {
  const workers = Array.from({ length: task.instances }, () => cluster.fork());
  const addresses = workers.map((worker) => once(worker, 'message'));
  for (const worker of workers) worker.send(task);
  const [[address]] = (await Promise.all(addresses)) as [[unknown]];
  process.send?.(address);
}

process.once('message', (message) => {
  const task = message as BareTask;
  void (cluster.isPrimary && task.instances > 1 ? serveTogether(task) : serve(task));
});
