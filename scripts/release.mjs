// Makes a release of what is committed: `npm run release -- major|minor|patch`. It raises the version, dates the
// changelog, runs every check and test, commits, tags, and leaves in `releases/` the sources, what production runs and the
// list of what is in it. Nothing is sent anywhere: pushing the commit and the tag, and handing out the files, is yours.
import './lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeUnreleased, nextVersion } from './lib/release-notes.mjs';
import { root } from './lib/run.mjs';

const changelogFile = join(root, 'CHANGELOG.md');
const chartFile = join(root, 'ops/helm/mitoyen/Chart.yaml');
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

/** Besides the tag: the sources, what production runs, and all that the lock file names, with their digests. */
function writeFiles(version) {
  const folder = join(root, 'releases', version);
  mkdirSync(folder, { recursive: true });
  const name = `mitoyen-${version}`;
  const sources = `${name}-source.tar.gz`;
  const product = `${name}-${process.platform}-${process.arch}.tar.gz`;
  const parts = `${name}.cdx.json`;
  run('git', 'archive', '--format=tar.gz', `--prefix=${name}/`, '-o', join(folder, sources), `v${version}`);
  show('npm', 'run', 'build');
  show('npm', 'run', 'package', '--', join(folder, name));
  run('tar', '-czf', join(folder, product), '-C', folder, name);
  rmSync(join(folder, name), { recursive: true });
  const sbom = run(
    'npm',
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  );
  writeFileSync(join(folder, parts), `${sbom}\n`);
  const digest = (file) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  const lines = [sources, product, parts].map((file) => `${digest(file)}  ${file}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
  return folder;
}

/** The chart installs the image of its own version. */
function raiseChart(version) {
  const chart = readFileSync(chartFile, 'utf8');
  writeFileSync(
    chartFile,
    chart
      .replace(/^version: .*$/m, `version: ${version}`)
      .replace(/^appVersion: .*$/m, `appVersion: "${version}"`),
  );
}

try {
  const [step, ...flags] = process.argv.slice(2);
  const { version, text, notes } = prepare(step);
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version=false');
  writeFileSync(changelogFile, text);
  raiseChart(version);
  try {
    show('npm', 'run', 'check');
    // for a release whose very commit has been tested elsewhere
    if (!flags.includes('--tested')) show('npm', 'test');
  } catch (error) {
    run('git', 'checkout', '--', 'package.json', 'package-lock.json', 'CHANGELOG.md', chartFile);
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
