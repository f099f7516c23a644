// Listens to four journeys as a blind user does them, by the keyboard alone: Debian's Orca reads Chromium,
// and speech-dispatcher writes what it would say. Prints all that is said, and judges it.
//   node ops/screen-reader/run.mjs [find-and-write register apply publish]
// apt-get install orca speech-dispatcher xvfb openbox xdotool at-spi2-core dbus locales chromium, fr_FR.UTF-8 of
// locale-gen, and the built product (npm run build). Ten minutes.
import '../../scripts/lib/require-node.mjs';
import { startProduct } from '../lib/product.mjs';
import { check, freePort, run, script, temporaryFolder } from '../lib/run.mjs';
import { openDesk } from './desk.mjs';
import { judgeSpeech } from './judge.mjs';
import { Reader } from './reader.mjs';
import { apply } from './walks/apply.mjs';
import { findAndWrite } from './walks/find-and-write.mjs';
import { publish } from './walks/publish.mjs';
import { register } from './walks/register.mjs';

const walks = { 'find-and-write': findAndWrite, register, apply, publish };

async function versions() {
  const packages = ['orca', 'speech-dispatcher', 'at-spi2-core', 'chromium', 'xvfb'];
  return (await run('dpkg-query', ['-W', '-f', '$' + '{Package} $' + '{Version}\n', ...packages]))
    .trim()
    .split('\n');
}

await script(async () => {
  // without it speech-dispatcher ends at once
  if (!/^fr_FR\.utf8$/im.test(await run('locale', ['-a'])))
    throw new Error(
      'fr_FR.UTF-8 is missing: take its line in /etc/locale.gen out of the comment, then locale-gen',
    );
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(walks);
  console.log(`       ${(await versions()).join(', ')}`);
  const folder = await temporaryFolder('screen-reader');
  const sandboxPort = await freePort();
  const settings = { DEMO_DATA: 'true', SANDBOX_PORT: String(sandboxPort) };
  const product = await startProduct(`${folder}/data`, settings, 300);
  const url = product.url.replace('127.0.0.1', 'localhost');
  const desk = await openDesk(`${folder}/desk`);
  for (const name of chosen) {
    console.log(`\n       ${name}`);
    const reader = new Reader(desk, url);
    try {
      await walks[name](reader, { sandbox: `http://localhost:${sandboxPort}` });
    } catch (error) {
      check(`${name}: it can be gone through`, false, error.message.slice(0, 300));
    }
    judgeSpeech(name, reader.heard);
    await desk.leave(url);
  }
});
