import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const listFile = 'README.md';
const files = readdirSync(folder)
  .filter((file) => file !== listFile)
  .sort();
const list = readFileSync(join(folder, listFile), 'utf8').split('\n');
const numberOf = (file) => Number(file.slice(0, 4));

describe('the decisions', () => {
  it('are numbered without gaps', () => {
    const numbers = files.map(numberOf);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.each(files)('%s tells context, decision and consequence in at most 30 lines', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${numberOf(file)}\\. `));
    for (const part of ['Context', 'Decision', 'Consequence']) expect(text).toContain(`**${part}.**`);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });

  it.each(files)('%s stands in the list once, with its title and what supersedes it', (file) => {
    const [heading, , second] = readFileSync(join(folder, file), 'utf8').split('\n');
    const title = heading.replace(/^# \d+\. /, '');
    const lines = list.filter((line) => line.includes(`(${file})`));
    expect(lines).toEqual([expect.stringContaining(`- [${numberOf(file)}](${file}) ${title}`)]);
    const [, successor] = /^[^*]*\bsuperseded by \[decision (\d+)\]/i.exec(second) ?? [];
    expect(/superseded by (\d+)/.exec(lines[0])?.[1]).toBe(successor);
  });

  it('are all that the list leads to', () => {
    const named = list.flatMap((line) => [...line.matchAll(/\((\d{4}-[^)]+)\)/g)].map(([, file]) => file));
    expect(named.sort()).toEqual(files);
  });
});
