import { expect, inject, test, vi } from 'vitest';
import { silentLog } from '../../test/silent-log.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { connectionTo } from '../../test/test-server.ts';
import { checkEnv } from '../check-env.ts';
import { Replica } from '../core/db/replicas/replica.ts';
import { readEnv } from '../env.ts';
import { replicaOptions, requireReplicas } from './replicas.ts';

const options = { poolSize: 1, maxLagMs: 1000, log: silentLog };

async function tried(connection: ConstructorParameters<typeof Replica>[0]) {
  const warn = vi.fn();
  const replica = new Replica(connection, options, silentLog);
  const outcome = await requireReplicas({ all: [replica] }, { warn }).then(
    () => 'started',
    (error: Error) => error.message,
  );
  await replica.close();
  return { outcome, told: warn.mock.calls.map(([, sentence]) => String(sentence)) };
}

test('each server that the setting names is one of its own', () => {
  const url = 'postgres://mitoyen:secret@db2,db3:5433/mitoyen?target_session_attrs=standby';
  const { connections, maxLagMs } = replicaOptions(readEnv({ DATABASE_READ_URL: url }));
  expect(connections.map(({ connectionString }) => connectionString)).toEqual([
    'postgres://mitoyen:secret@db2/mitoyen',
    'postgres://mitoyen:secret@db3:5433/mitoyen',
  ]);
  expect(maxLagMs).toBe(5000);
  expect(replicaOptions(readEnv({})).connections).toEqual([]);
  expect(() => readEnv({ DATABASE_READ_URL: 'mysql://db' })).toThrow('DATABASE_READ_URL');
  expect(() => checkEnv(readEnv({ DATABASE_READ_URL: url }))).toThrow('DATABASE_URL: required');
});

test('a database that is not there stops the start by a sentence, a server that is away does not', async () => {
  const server = inject('testServer');
  const missing = await tried(connectionTo(server, 'no_such_database'));
  expect(missing.outcome).toContain('DATABASE_READ_URL');
  expect(missing.outcome).toContain('there is no such database');
  const away = await tried({ connectionString: 'postgres://mitoyen@127.0.0.1:1/mitoyen' });
  expect(away).toEqual({
    outcome: 'started',
    told: ['DATABASE_READ_URL: this standby is away, the primary answers'],
  });
});

test('a server that is no standby is told', async () => {
  const database = await createTestDatabase();
  const { outcome, told } = await tried(database.connection);
  expect([outcome, ...told]).toEqual([
    'started',
    'DATABASE_READ_URL: this server is no standby, and not read from',
  ]);
  await database.close();
});
