// Usage: node ops/check/run.mjs   (Debian: apt-get install bubblewrap systemd nginx caddy yamllint docker-compose openssl git)
// The steps of the Dockerfile without Docker, and the files of ops/ read by the programs they are for: a clean copy is built,
// packaged, and run read-only, without rights and without anything else of the machine; then every command. Some minutes.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkshop } from '../lib/own-product.mjs';
import { atEnd, check, script } from '../lib/run.mjs';
import { buildInCleanCopy } from './build.mjs';
import { checkFiles } from './files.mjs';
import { runCaged } from './run-caged.mjs';

await script(async () => {
  await checkFiles();
  // not below /tmp, which the cage has of its own
  await mkdir('/var/tmp', { recursive: true });
  const folder = await mkdtemp('/var/tmp/mitoyen-check-');
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const tree = await buildInCleanCopy(folder);
  const workshop = await openWorkshop();
  atEnd(() => workshop.close());
  await runCaged({
    tree,
    dataDir: join(folder, 'data'),
    databaseUrl: await workshop.createDatabase('caged'),
  });
  check('the recipe holds', process.exitCode !== 1);
});
