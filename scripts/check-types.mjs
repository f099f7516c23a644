// Checks types: each tsconfig.json is a program that knows the globals of where its code runs, and no source is in none.
// `node scripts/check-types.mjs [ROOT]`.
import './lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { binOf, root as repository, runNode } from './lib/run.mjs';

const root = resolve(process.argv[2] ?? repository);

/** Globals that a program must not know, though a package's types may bring them in unseen. */
const strangers = [
  {
    name: "a browser's globals",
    declaredIn: /\/lib\.dom\.d\.ts$/,
    mayBeKnownTo: /^(apps\/web|e2e)\//,
  },
  {
    name: "Node's globals",
    declaredIn: /\/node_modules\/@types\/node\//,
    mayBeKnownTo: /^(?!.*\/tsconfig\.product\.json$)/,
  },
];

/** A program of its own, whose packages are not installed with the product: its own build types it. */
const elsewhere = ':(exclude)bench/peers/next-prisma';

function sourcesLike(...patterns) {
  const args = ['ls-files', '-co', '--exclude-standard', '--', ...patterns, elsewhere];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Checks one program: what is wrong, and the files it is made of. What did not change since is not looked at again. */
async function checkProgram(config) {
  const memory = join(root, 'node_modules/.cache/types', config.replaceAll('/', '-'));
  const { output } = await runNode(
    [
      binOf('typescript', 'tsc'),
      ...['-p', config, '--listFiles', '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', memory],
    ],
    { capture: true, cwd: root },
  );
  const lines = output.split('\n').filter(Boolean);
  const files = lines.filter((line) => line.startsWith('/'));
  const wrongs = lines.filter((line) => !line.startsWith('/'));
  for (const { name, declaredIn, mayBeKnownTo } of strangers) {
    if (mayBeKnownTo.test(config)) continue;
    if (files.some((file) => declaredIn.test(file))) wrongs.push(`${config}: this program knows ${name}`);
  }
  return { files, wrongs };
}

const seen = new Set();
const wrongs = new Set();
const configs = sourcesLike(':(glob)**/tsconfig*.json').filter((file) => !file.endsWith('.base.json'));
for (const config of configs) {
  const program = await checkProgram(config);
  for (const file of program.files) seen.add(file);
  for (const wrong of program.wrongs) wrongs.add(wrong);
}
const sources = sourcesLike('*.ts', '*.tsx');
for (const file of sources) if (!seen.has(join(root, file))) wrongs.add(`${file} is in no tsconfig.json`);
for (const wrong of wrongs) console.error(wrong);
console.log(`${configs.length} programs, ${sources.length} files, ${wrongs.size} errors`);
process.exitCode = wrongs.size > 0 ? 1 : 0;
