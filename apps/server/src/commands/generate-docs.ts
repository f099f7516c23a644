import { readFile, writeFile } from 'node:fs/promises';
import { describeSettings, replaceGeneratedPart } from '../core/settings/describe-settings.ts';
import { settings } from '../env.ts';

/** `npm run docs:generate`: writes the table of settings into docs/operations.md; with `--check`, only compares. */
const file = new URL('../../../../docs/operations.md', import.meta.url);
const current = await readFile(file, 'utf8');
const expected = replaceGeneratedPart(current, 'settings', describeSettings(settings));

if (process.argv.includes('--check')) {
  if (current !== expected) {
    process.stderr.write(
      'docs/operations.md does not tell the settings of env.ts: run npm run docs:generate\n',
    );
    process.exit(1);
  }
} else {
  await writeFile(file, expected);
}
