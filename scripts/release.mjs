// Makes a release of what is committed: `npm run release -- major|minor|patch`. It raises the version, dates the
// changelog, runs every check and test, commits, tags, and leaves in `releases/` the archive and the list of what is in
// it. Nothing is sent anywhere: pushing the commit and the tag, and handing out the files, is yours.
import './lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeUnreleased, nextVersion } from './lib/release-notes.mjs';
import { root } from './lib/run.mjs';

const changelogFile = join(root, 'CHANGELOG.md');
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
const show = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });

function prepare(step) {
  if (run('git', 'status', '--porcelain') !== '') throw new Error('commit what is changed first');
  const { version: before } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = nextVersion(before, step);
  if (run('git', 'tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is there already`);
  const day = new Date().toISOString().slice(0, 10);
  const { text, notes } = closeUnreleased(readFileSync(changelogFile, 'utf8'), version, day);
  return { version, text, notes };
}

/** What is at hand of a release besides its tag: the sources, and all that their lock file names, with digests. */
function writeFiles(version) {
  const folder = join(root, 'releases', version);
  mkdirSync(folder, { recursive: true });
  const archive = `mitoyen-${version}.tar.gz`;
  run(
    'git',
    'archive',
    '--format=tar.gz',
    `--prefix=mitoyen-${version}/`,
    '-o',
    join(folder, archive),
    `v${version}`,
  );
  const parts = `mitoyen-${version}.cdx.json`;
  const sbom = run(
    'npm',
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  );
  writeFileSync(join(folder, parts), `${sbom}\n`);
  const digest = (name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  writeFileSync(
    join(folder, 'SHA256SUMS'),
    [archive, parts].map((name) => `${digest(name)}  ${name}\n`).join(''),
  );
  return folder;
}

try {
  const [step, ...flags] = process.argv.slice(2);
  const { version, text, notes } = prepare(step);
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version=false');
  writeFileSync(changelogFile, text);
  try {
    show('npm', 'run', 'check');
    // for a release whose very commit has been tested elsewhere
    if (!flags.includes('--tested')) show('npm', 'test');
  } catch (error) {
    run('git', 'checkout', '--', 'package.json', 'package-lock.json', 'CHANGELOG.md');
    throw error;
  }
  run('git', 'commit', '-am', `Release ${version}`, '-m', notes);
  run('git', 'tag', '-a', `v${version}`, '-m', `Mitoyen ${version}`);
  console.log(
    `Mitoyen ${version} is committed and tagged v${version}; its files are in ${writeFiles(version)}`,
  );
} catch (error) {
  console.error(`No release: ${error.message}`);
  process.exitCode = 1;
}
