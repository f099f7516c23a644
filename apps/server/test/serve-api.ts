import { createInterface } from 'node:readline';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createApp } from '../src/app.ts';
import { createDatabase } from '../src/core/db/database.ts';
import { assembleTestContext } from './assemble-test-context.ts';
import { silentLog } from './silent-log.ts';

// The API in a process of its own, on the database of its parent, for as long as its parent holds its input open. A line
// there has it collect what is young, and say how many bytes of old objects it then has.
const connection = JSON.parse(process.argv[2] ?? '');
setFlagsFromString('--expose-gc');
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc');

const database = createDatabase({ connection, poolSize: 5, log: silentLog });
const { context } = await assembleTestContext({ ...database, connection });
const { server } = await createApp(context, {
  // bounds and caches are there as in production; nothing is refused
  shedFromMs: 600_000,
  cachesPublicReads: true,
});
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
createInterface(process.stdin)
  .on('line', () => {
    collect({ type: 'minor' });
    const old = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space');
    process.stdout.write(`${old?.space_used_size}\n`);
  })
  .on('close', () => process.exit());
