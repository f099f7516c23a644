// Starts several servers at the same moment on an empty database, again and again: all of them have to come up.
//   node ops/joint-starts/run.mjs [--rounds 30] [--servers 3]
// Needs the built product (npm run build) and nothing else; takes some four seconds a round.
import '../../scripts/lib/require-node.mjs';
import { parseArgs } from 'node:util';
import { freePort, openWorkshop, startServer } from '../lib/own-product.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '30' }, servers: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
const count = Number(values.servers);

async function jointStart(workshop, name) {
  const databaseUrl = await workshop.createDatabase(name);
  const ports = [];
  for (let n = 0; n < count; n++) ports.push(await freePort());
  const servers = ports.map((port) => startServer({ folder: workshop.folder, port, databaseUrl }));
  const areReady = await Promise.all(servers.map((server) => server.ready()));
  const ends = await Promise.all(servers.map((server) => server.stop()));
  await workshop.dropDatabase(name);
  const isFine = (_, index) => areReady[index] && ends[index].code === 0;
  return { holds: servers.every(isFine), errors: servers.map((server) => server.errors()).join('') };
}

const workshop = await openWorkshop();
let failed = 0;
try {
  for (let round = 1; round <= rounds; round++) {
    const { holds, errors } = await jointStart(workshop, `joint_${round}`);
    if (holds) continue;
    failed += 1;
    console.error(`Round ${round} failed:\n${errors}`);
  }
} finally {
  await workshop.close();
}
console.log(`${rounds - failed} of ${rounds} joint starts of ${count} held.`);
process.exitCode = failed === 0 ? 0 : 1;
