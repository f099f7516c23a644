import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const files = readdirSync(folder).sort();

describe('the decisions', () => {
  it('are numbered without gaps', () => {
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  });

  it.each(files)('%s tells context, decision and consequence in at most 30 lines', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
    for (const part of ['Context', 'Decision', 'Consequence']) expect(text).toContain(`**${part}.**`);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });
});
