// Builds the Dockerfile's image without Docker and runs it as Docker Compose would: read-only, without rights, in production
// mode, against a real PostgreSQL, mail server and S3 store; tells its size and how long it takes to start.
//   node ops/image/run.mjs [--starts 7] [--store FOLDER] [--keep-sbom FILE]
// As root on Debian bookworm: apt-get install buildah runc debootstrap postgresql postfix. Packages s3rver and
// @cyclonedx/cdxgen are fetched from npm's registry. FOLDER keeps the image, for ops/docker/run.mjs or
// another run; without it, everything goes. Six minutes.
import '../../scripts/lib/require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startPostgres } from '../lib/debian-postgres.mjs';
import { installTools } from '../lib/npm-tools.mjs';
import { call } from '../lib/product.mjs';
import { atEnd, check, freePort, script, temporaryFolder, until } from '../lib/run.mjs';
import { buildImage, readImage } from './build.mjs';
import { startContainer } from './container.mjs';
import { megabytesOfFullBase } from './full-base.mjs';
import { startMailServer, startStore } from './outside.mjs';
import { writeSbom } from './sbom.mjs';
import { productionSettings } from './settings.mjs';
import { megabytesOf, openStore } from './store.mjs';

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '7' },
    store: { type: 'string' },
    'keep-sbom': { type: 'string' },
  },
});
const tag = 'localhost/mitoyen:built';

const untilReady = (url, hasEnded) =>
  until(async () => {
    if (hasEnded()) return;
    const { ok } = await fetch(`${url}/health/ready`);
    if (!ok) throw new Error('not ready');
  }, 120);

/**
 * Registers an account, waits for the mail, and sends a picture, which has to be in the store and to be
 * shown.
 */
async function tryOut(url, mail, bucket) {
  const email = `camille.${Date.now()}@exemple.fr`;
  const body = { email, password: 'charpente7bois', name: 'Camille Durand' };
  const { status, body: account } = await call(url, 'POST', '/api/register', { body });
  check('an account is registered', status === 201, status);
  const sent = await mail.mailTo(email);
  check('its mail arrives by SMTP', /^Subject: /m.test(sent), /^Subject: (.*)$/m.exec(sent)?.[1]);
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'brown' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('avatar', new Blob([picture], { type: 'image/jpeg' }), 'plan.jpg');
  const before = await bucket.objects();
  const headers = { authorization: `Bearer ${account.token}` };
  const upload = await fetch(`${url}/api/upload/avatar`, { method: 'POST', headers, body: form });
  const { url: path } = await upload.json();
  const after = await bucket.objects();
  check(
    'a picture lands in the S3 store',
    upload.status === 201 && after.length > before.length,
    `${after.length - before.length} objects`,
  );
  const shown = await fetch(new URL(path, url));
  check('and is shown', shown.ok, `${shown.status} ${shown.headers.get('content-type')}`);
}

await script(async () => {
  const store = await openStore(values.store);
  const folder = await temporaryFolder('image-run');
  const { base } = await buildImage(store, tag);
  const { layersMb, settings: image } = await readImage(store, tag);
  check(
    `the Dockerfile is built as it stands on ${base}`,
    true,
    `${layersMb.length} layers of ${layersMb.map((size) => size.toFixed(1)).join(', ')} MB, compressed`,
  );
  const [{ root: baseRoot }, { root }] = [await store.rootOf(base), await store.rootOf(tag)];
  const [baseMb, wholeMb, full] = [
    await megabytesOf(baseRoot),
    await megabytesOf(root),
    await megabytesOfFullBase(baseRoot),
  ];
  console.log(
    `       ${wholeMb.toFixed(0)} MB unpacked, of which ${(wholeMb - baseMb).toFixed(0)} MB are ours`,
  );
  const fullMb = wholeMb + full.megabytes;
  check(
    'it is half of what it were on the full node:24 at most',
    wholeMb <= fullMb / 2,
    `${(wholeMb / fullMb).toFixed(2)} of ${fullMb.toFixed(0)} MB, reckoned from ${full.count} packages of buildpack-deps:bookworm`,
  );

  const { modules } = await installTools(join(store.folder, 'tools'), 's3rver@3', '@cyclonedx/cdxgen@12');
  const sbom = join(store.folder, 'sbom.json');
  const list = await writeSbom(modules, root, sbom);
  const isWhole = ['libc6', 'node', 'fastify', 'sharp', 'react', 'stripe'].every((name) =>
    list.names.has(name),
  );
  check(
    'the list of what it holds is whole (CycloneDX)',
    isWhole,
    `${list.deb} packages of Debian, ${list.npm} of npm, Node`,
  );
  if (values['keep-sbom']) await copyFile(sbom, values['keep-sbom']);

  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'));
  atEnd(() => postgres.stop());
  const mail = await startMailServer(join(folder, 'mail'), await freePort());
  await mkdir(join(folder, 'bucket'));
  const bucket = await startStore(modules, join(folder, 'bucket'), await freePort(), 'mitoyen');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...productionSettings,
    ...bucket.settings,
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: '0',
  };
  let number = 0;
  const startInside = () =>
    startContainer({
      folder: join(folder, `container${++number}`),
      root,
      image,
      env: { ...env, NODE_EXTRA_CA_CERTS: '/etc/ssl/mail.crt' },
      files: { '/etc/ssl/mail.crt': mail.certificate },
    });
  const container = await startInside();
  await untilReady(url, container.hasEnded);
  check(
    'it is ready, in production mode, as its own user, with a read-only root',
    !container.hasEnded(),
    container.output().slice(0, 800 * container.hasEnded()),
  );
  if (container.hasEnded()) return;
  const [, ...healthCheck] = image.Healthcheck.Test;
  check('its health check says so', (await container.exec(...healthCheck)) === 0);
  const user = await container.exec(
    'sh',
    '-c',
    `[ "$(id -un)" = node ] && ! touch /mitoyen/x && ! touch /x && touch /data/x && grep -q 'CapBnd:.0*$' /proc/self/status`,
  );
  check('it can write /data, nothing else, and has no right', user === 0);
  await tryOut(url, mail, bucket);
  const asked = performance.now();
  const code = await container.stop();
  const seconds = (performance.now() - asked) / 1000;
  check('SIGTERM ends it within 15 s, with 0', code === 0 && seconds < 15, `${seconds.toFixed(1)} s`);

  const times = { inside: [], outside: [] };
  for (let round = 0; round < Number(values.starts); round++) {
    for (const place of round % 2 ? ['inside', 'outside'] : ['outside', 'inside']) {
      const started =
        place === 'inside'
          ? await startInside()
          : startOutside(root, {
              ...env,
              NODE_ENV: 'production',
              NODE_EXTRA_CA_CERTS: mail.certificate,
              // a fresh one each time, as in a container
              DATA_DIR: join(folder, `data${round}`),
            });
      await untilReady(url, started.hasEnded);
      times[place].push(performance.now() - started.startedAt);
      await started.stop();
    }
  }
  // other work on the machine only adds
  const [inside, outside] = [Math.min(...times.inside), Math.min(...times.outside)];
  check(
    'it starts in 1.1 times what the same files take outside, at most',
    inside <= outside * 1.1,
    `${(inside / outside).toFixed(2)} (the fastest of ${times.inside.length} each: ${inside.toFixed(0)} and ${outside.toFixed(0)} ms)`,
  );
});

/** The same files by the same Node, as any program of this machine. */
function startOutside(root, env) {
  const startedAt = performance.now();
  const child = spawn(join(root, 'usr/local/bin/node'), ['apps/server/dist/main.mjs'], {
    cwd: join(root, 'mitoyen'),
    env,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  atEnd(async () => child.exitCode ?? (await stop()));
  return { startedAt, hasEnded: () => child.exitCode !== null, stop };
}
