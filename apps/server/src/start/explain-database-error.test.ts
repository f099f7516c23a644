import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { MigrationFailedError } from '../core/db/migrate.ts';
import { prepareAlone } from '../core/db/prepare-alone.ts';
import type { DatabaseConnection } from '../core/db/servers.ts';
import { SettingsError } from '../core/settings/define-settings.ts';
import { explainDatabaseError, namedBySetting } from './explain-database-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());

const reason = (connection: DatabaseConnection, text = 'select 1') =>
  namedBySetting('DATABASE_URL', () =>
    prepareAlone({ connection, log: silentLog }, (session) => session.query(text)),
  ).then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ['an unknown database', { database: 'none_such' }, 'there is no such database'],
  ['an unknown role', { user: 'nobody_such' }, 'refuses the role'],
  ['a socket that is not there', { host: '/nowhere' }, 'there is no such socket'],
  ['a port on which nobody listens', { host: '127.0.0.1', port: 1 }, 'no server listens there'],
  ['an unknown host', { host: 'nowhere.invalid' }, 'host'],
])('%s is a sentence that names the setting', async (_name, over, sentence) => {
  const connection = { ...database.connection, ...over, connectionString: undefined };
  const error = await reason(connection);
  expect(error).toBeInstanceOf(SettingsError);
  expect(String(error)).toContain('DATABASE_URL: ');
  expect(String(error)).toContain(sentence);
});

test('so is what a migration may not do, while its own mistake is told whole', async () => {
  const refused = Object.assign(new pg.DatabaseError('permission denied for schema public', 0, 'error'), {
    code: '42501',
  });
  expect(explainDatabaseError(new MigrationFailedError('0001_accounts', refused))).toContain('may not do');
  const mistaken = Object.assign(new pg.DatabaseError('syntax error', 0, 'error'), { code: '42601' });
  expect(explainDatabaseError(new MigrationFailedError('0001_accounts', mistaken))).toBeNull();
  expect(await reason(database.connection, 'select nonsense from nowhere')).not.toBeInstanceOf(SettingsError);
});

test.each([
  ['28P01', 'password authentication failed for user "app"', 'refuses the password'],
  ['25006', 'cannot execute CREATE TABLE in a read-only transaction', 'name the primary'],
  ['08P01', 'unsupported startup parameter: statement_timeout', 'DATABASE_DIRECT_URL'],
])('PostgreSQL’s %s says what to mend', (code, said, sentence) => {
  const error = Object.assign(new pg.DatabaseError(said, 0, 'error'), { code });
  expect(explainDatabaseError(error)).toContain(sentence);
});

test.each([
  ['The server does not support SSL connections', 'speaks no TLS'],
  ['self-signed certificate in certificate chain', 'sslrootcert'],
  ['SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'asks for a password'],
])('the driver’s « %s » as well', (said, sentence) => {
  expect(explainDatabaseError(new Error(said))).toContain(sentence);
});
