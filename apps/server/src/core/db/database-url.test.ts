import { expect, test } from 'vitest';
import { readDatabaseUrl } from './database-url.ts';

test('one server, of which nothing is asked, is reached as the driver does', () => {
  const url = 'postgres://me:s%40cret@db.example:5433/mitoyen?sslmode=verify-full';
  expect(readDatabaseUrl(url)).toEqual({ connectionString: url });
});

test('several servers are told apart, with all that they share', () => {
  const { servers } = readDatabaseUrl(
    'postgres://me:s%40cret@one:5433,two,[::1]:5434/mitoyen?sslmode=verify-full&target_session_attrs=primary',
  );
  expect(servers).toEqual({
    role: 'primary',
    urls: ['one:5433', 'two', '[::1]:5434'].map(
      (host) => `postgres://me:s%40cret@${host}/mitoyen?sslmode=verify-full`,
    ),
  });
});

test('of several servers, the one that writes is asked for unless told; of one, what it says', () => {
  expect(readDatabaseUrl('postgres://one,two/db').servers?.role).toBe('read-write');
  expect(readDatabaseUrl('postgres://one/db?target_session_attrs=read-write').servers).toEqual({
    role: 'read-write',
    urls: ['postgres://one/db'],
  });
});

test.each([
  'mysql://one,two/db',
  'postgres://one:x,two/db',
  'postgres://me:secret@one,two:99999/db',
  'nothing',
  'postgres://me:secret@one/db?target_session_attrs=any-will-do',
])('%s is refused without its password', (url) => {
  expect(() => readDatabaseUrl(url)).toThrow(/^(?!.*secret).*must be/);
});
