import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** The lines that this writes. */
function linesOf(write: (log: ReturnType<typeof createLog>) => void): string[] {
  const text: string[] = [];
  write(createLog('info', { write: (line) => text.push(line) }));
  return text.join('').split('\n').slice(0, -1);
}

test('a line is one JSON object with its time in UTC, whatever somebody typed into it', () => {
  const [line, ...more] = linesOf((log) => log.warn({ name: 'a"\n{"level":60}\u2028\u001b[31m' }, 'a\r\nb'));
  expect(more).toEqual([]);
  const { time, level, name, msg } = JSON.parse(line ?? '');
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect([level, name, msg]).toEqual([40, 'a"\n{"level":60}\u2028\u001b[31m', 'a\r\nb']);
});

test('a request is its id, method and path: neither headers, nor what stands behind the question mark', () => {
  const headers = { authorization: 'Bearer secret-1', cookie: 'known_browser=secret-2' };
  const req = { id: 'r1', method: 'GET', url: '/reset-password?token=secret-3', headers };
  const [line = ''] = linesOf((log) => log.info({ req }, 'incoming request'));
  expect(JSON.parse(line).req).toEqual({ id: 'r1', method: 'GET', path: '/reset-password' });
  expect(line).not.toContain('secret');
});

test('passwords and tokens of what is logged are left out', () => {
  const [line] = linesOf((log) =>
    log.info({ body: { password: 'secret-1', token: 'secret-2', authorization: 'secret-3', kept: 1 } }),
  );
  expect(JSON.parse(line ?? '').body).toEqual({ kept: 1 });
});
