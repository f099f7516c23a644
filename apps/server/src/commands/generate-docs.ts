import { readFile, writeFile } from 'node:fs/promises';
import { describeSettings, exampleOf, replaceGeneratedPart } from '../core/settings/describe-settings.ts';
import { settings } from '../env.ts';

// `npm run docs:generate`: writes docs/operations.md's table of settings, and .env.example; with `--check`, compares.
const fromRoot = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const files: Readonly<Record<string, (current: string) => string>> = {
  'docs/operations.md': (current) => replaceGeneratedPart(current, 'settings', describeSettings(settings)),
  '.env.example': () => exampleOf(settings),
};

for (const [path, make] of Object.entries(files)) {
  const current = await readFile(fromRoot(path), 'utf8').catch(() => '');
  const expected = make(current);
  if (!process.argv.includes('--check')) await writeFile(fromRoot(path), expected);
  else if (current !== expected) {
    process.stderr.write(`${path} does not tell the settings of env.ts: run npm run docs:generate\n`);
    process.exitCode = 1;
  }
}
