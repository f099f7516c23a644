// Mutation testing: `npm run mutate -- PATH… [--tests PATH…]` breaks the code under PATH piece by piece, and says
// which breaks no test notices. The tests are those beside the code by default; docs/testing.md has the last scores.
import './lib/require-node.mjs';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from './lib/run.mjs';

const usage = 'Usage: npm run mutate -- PATH… [--tests PATH]… [--concurrency N] [--report FILE.html]';

/** A test may wait for the database of a machine that has much else to do. */
const patienceMs = 30_000;

/** Tests, and declarations without a step of their own: calls, errors with their texts, mails. */
const untouched = ['!**/*.{test,fixture}.ts', '!**/*.{contract,errors,mails}.ts', '!**/index.ts'];

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tests: { type: 'string', multiple: true },
      concurrency: { type: 'string', default: '1' },
      report: { type: 'string' },
    },
  });
  const paths = positionals.map(fromRoot);
  if (paths.length === 0) throw new Error(usage);
  return { ...values, paths, tests: (values.tests ?? positionals.map(besides)).map(fromRoot) };
}

function fromRoot(path) {
  const full = resolve(root, path);
  if (!existsSync(full)) throw new Error(`There is no ${path}.\n${usage}`);
  return relative(root, full);
}

/** The folder of a file, as its tests lie there; a folder itself. */
const besides = (path) => (statSync(resolve(root, path)).isDirectory() ? path : join(path, '..'));

const globOf = (path, files) => (extname(path) === '.ts' ? path : `${path}/**/${files}`);

function sumUp(results) {
  const counts = Map.groupBy(results, ({ status }) => status);
  const of = (status) => counts.get(status)?.length ?? 0;
  const found = of('Killed') + of('Timeout');
  const judged = found + of('Survived') + of('NoCoverage');
  const score = judged === 0 ? 'nothing to judge' : `${((100 * found) / judged).toFixed(1)} %`;
  const left = [of('Survived'), of('NoCoverage')];
  return `${score}: ${of('Killed')} killed, ${of('Timeout')} timed out, ${left[0]} survived, ${left[1]} not covered`;
}

const { paths, tests, concurrency, report } = readArguments();
const include = tests.map((path) => (path.endsWith('.test.ts') ? path : `${path}/**/*.test.ts`));
process.env.MUTATION_TESTS = JSON.stringify(include);
const tempDirName = await mkdtemp(join(tmpdir(), 'mitoyen-mutation-'));
try {
  const results = await new Stryker({
    mutate: [...paths.map((path) => globOf(path, '*.ts')), ...untouched],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // what runs once, when a file loads, needs a start of its own for each mutant, and is mostly texts and numbers
    ignoreStatic: true,
    // texts and names: the compiler, the linter and a reader hold these
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: Number(concurrency),
    timeoutMS: patienceMs,
    dryRunTimeoutMinutes: 15,
    tempDirName,
    cleanTempDir: 'always',
    disableTypeChecks: false,
    // Stryker would rewrite it with TypeScript's API, which version 7 does not have; no test reads it
    tsconfigFile: 'none',
    reporters: ['clear-text', 'progress-append-only', ...(report ? ['html'] : [])],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true, allowEmojis: false },
    ...(report && { htmlReporter: { fileName: resolve(report) } }),
  }).runMutationTest();
  console.log(sumUp(results));
} finally {
  await rm(tempDirName, { recursive: true, force: true });
}
