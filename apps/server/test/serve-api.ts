import { createApp } from '../src/app.ts';
import { createDatabase } from '../src/core/db/database.ts';
import { assembleTestContext } from './assemble-test-context.ts';
import { silentLog } from './silent-log.ts';

// The API in a process of its own, on the database of its parent, for as long as its parent holds its input open.
const connection = JSON.parse(process.argv[2] ?? '');

const database = createDatabase({ connection, poolSize: 5, log: silentLog });
const { context } = await assembleTestContext({ ...database, connection });
const { server } = await createApp(context, {
  // bounds and caches are there as in production; nothing is refused
  shedFromMs: 600_000,
  cachesPublicReads: true,
});
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.resume().on('close', () => process.exit());
