import {
  choice,
  databaseUrl,
  flag,
  integer,
  optionalFlag,
  optionalInteger,
  optionalText,
  optionalUrl,
  text,
} from '../core/settings/setting-kinds.ts';

const port = { min: 0, max: 65_535 };

/** How one instance runs, and where what it keeps lies. */
export const serverSettings = {
  NODE_ENV: choice(
    '`production` refuses the sandbox and demo data.',
    ['development', 'test', 'production'],
    'development',
  ),
  PORT: integer('Port of the pages and of the API.', 3000, port),
  INSTANCES: integer(
    'Server processes that answer on the one port, each with connections, counts and kept pages of its own; also `npm start -- --instances N`. One that ends by itself is started again.',
    1,
    { min: 1, max: 64 },
  ),
  HOST: optionalText(
    'Address to listen on: `::` is every address of both kinds, `localhost` this machine alone. Default: every IPv4 address; every address where the machine has no IPv4 one.',
  ),
  STOP_WAIT_MS: integer(
    'Milliseconds for which a server that is told to stop still takes calls, while `/health/ready` answers 503: two looks of a balancer that asks it, 5000 in Kubernetes. 0 where a refused connection is enough, as for nginx.',
    0,
    { min: 0, max: 60_000 },
  ),
  STOP_TIMEOUT_S: integer(
    'Seconds after `STOP_WAIT_MS` for which a server that is told to stop lets running calls finish; the others are cut off. Whoever stops it should give it six seconds more than both before a SIGKILL.',
    8,
    { min: 1, max: 600 },
  ),
  METRICS_PORT: optionalInteger('Port of `/metrics`. Default: `PORT` + 1000.', port),
  METRICS_HOST: text(
    'Address that `/metrics` listens on. Whoever reaches it reads it: another than the loopback interface’s must be closed to the outside.',
    '127.0.0.1',
  ),
  BACKUP_STAMP_FILE: optionalText(
    'File that whatever takes backups touches when one is whole; `/metrics` tells when that was. Default: `last-backup` in `DATA_DIR`, which `npm run backup` touches.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(
    'Where OpenTelemetry traces go, by OTLP; the other standard variables (`OTEL_…`) hold as well. Needs `npm install --no-save @opentelemetry/sdk-node@0.301 @opentelemetry/api@1`. Without it, no trace is made.',
    ['http', 'https'],
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalUrl('The same with its whole path.', ['http', 'https']),
  PUBLIC_URL: optionalUrl(
    'Address under which visitors reach the product; links in mails start with it, and pages opened under another host name lead to it (behind a proxy: the one it tells as `X-Forwarded-Host`). Default: `http://localhost:PORT`.',
    ['http', 'https'],
  ),
  API_BASE_URL: optionalUrl(
    'Another origin that answers the API for the pages; the API then allows exactly the origin of `PUBLIC_URL` by CORS. Default: the same origin.',
    ['http', 'https'],
  ),
  TRUST_PROXY: optionalInteger(
    'How many proxies stand before the server; the visitor’s address is read past them. Must be said in production with `https`, which a proxy speaks: `0` where it passes connections on as they are. Default: 0.',
    { min: 0, max: 10 },
  ),
  LOG_LEVEL: choice(
    'Least severe log line written.',
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'info',
  ),
  MITOYEN_CLOCK_OFFSET_S: integer(
    'Seconds added to the product’s clock, to try what happens later. Ignored in production.',
    0,
    { min: -315_360_000, max: 315_360_000 },
  ),
  DATA_DIR: text('Folder of the embedded database and of files, when no outside ones are named.', './data'),
  DATABASE_URL: databaseUrl(
    'PostgreSQL 15 or later. Without it, an embedded PostgreSQL in `DATA_DIR`. May name several servers, separated by commas, of which the one that writes is taken (`target_session_attrs=read-write`, or `primary`), also after another took its place.',
  ),
  DATABASE_DIRECT_URL: databaseUrl(
    'The same PostgreSQL past a pooler that shares sessions (PgBouncer in transaction mode) and is named by `DATABASE_URL`: for notifications, migrations and background work. Without it, `DATABASE_URL`.',
  ),
  DATABASE_READ_URL: databaseUrl(
    'Standbys of that PostgreSQL that answer visitors what is public, each named by itself, separated by commas: no balancer before several. Servers among them that are no standby are left alone. Without it, the primary answers everybody.',
  ),
  DATABASE_READ_MAX_LAG_S: integer(
    'Seconds that a standby may be behind; one further behind answers nobody until it has caught up.',
    5,
    { min: 1, max: 10 },
  ),
  DATABASE_POOL_SIZE: integer('Connections to PostgreSQL a server instance may hold.', 15, {
    min: 4,
    max: 200,
  }),
  DATABASE_PREPARED: optionalFlag(
    'Prepare the statements that come often, so that PostgreSQL neither parses nor plans them each time. Default: yes, but not with `DATABASE_DIRECT_URL`, since a PgBouncer in transaction mode that is older than 1.21 or has no `max_prepared_statements` mixes them up.',
  ),
  SECRET_KEY: optionalText(
    'Secret with which codes are hashed, unsubscribe links signed and authenticator apps’ secrets encrypted (with another one, no app and no recovery code opens an account), 32 characters or more, the same for every instance. Required with `DATABASE_URL`; otherwise made once in `DATA_DIR`.',
    { secret: true },
  ),
  DEMO_DATA: optionalFlag(
    'Fill an empty database with demo data. Default: yes with the embedded database outside production, else no.',
  ),
  S3_BUCKET: optionalText('Bucket for uploaded files. Without it, files lie in `DATA_DIR`.'),
  S3_REGION: text('Region of the bucket.', 'eu-west-3'),
  S3_ENDPOINT: optionalUrl('Address of an S3-compatible store other than AWS.', ['http', 'https']),
  S3_ACCESS_KEY_ID: optionalText('Access key of the bucket.', { secret: true }),
  S3_SECRET_ACCESS_KEY: optionalText('Secret key of the bucket.', { secret: true }),
  S3_FORCE_PATH_STYLE: flag('Put the bucket in the path instead of the host name.', false),
  SERVICE_WORKER: flag(
    'Let browsers of signed-in people keep a service worker, so that their pages open at once and without a network. `off` takes it out of every browser with the next page opened there.',
    true,
  ),
  EVENTS_HEARTBEAT_S: integer(
    'Seconds between two signs of life of a silent `/api/events` stream; less than proxies wait for an answer to go on.',
    20,
    { min: 1, max: 30 },
  ),
};
