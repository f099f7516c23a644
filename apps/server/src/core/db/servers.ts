import pg from 'pg';
import { NoServerError } from './database-errors.ts';

/** What a connection asks of the server at its end, in libpq's words (`target_session_attrs`). */
export const serverRoles = ['any', 'read-write', 'primary', 'standby'] as const;
export type ServerRole = (typeof serverRoles)[number];

/** Several servers, of which one is to be connected to, or one that has to be asked what it is. */
export interface Servers {
  /** An address for each, alike but for host and port. */
  readonly urls: readonly [string, ...string[]];
  readonly role: ServerRole;
}

/** How a database is reached. Nothing but data, so that it can be handed to another process. */
export type DatabaseConnection = pg.PoolConfig & { readonly servers?: Servers };

interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** Which of the servers plays the role asked for. */
interface ServerChooser {
  /** The one that did when last asked. @throws NoServerError or, where each of them refuses us, what one said. */
  find(): Promise<ServerAddress>;
  /** Asks them again before the next connection. */
  forget(): void;
}

/** How long a server may take to say what it is, in milliseconds. */
const patienceMs = 2_000;

const fits: Readonly<Record<ServerRole, (is: { standby: boolean; readOnly: boolean }) => boolean>> = {
  any: () => true,
  'read-write': ({ readOnly }) => !readOnly,
  primary: ({ standby }) => !standby,
  standby: ({ standby }) => standby,
};

/** Asks all servers at once and takes the first that fits. Connections that are made at the same time share the answer. */
function createServerChooser(servers: Servers, connection: pg.PoolConfig): ServerChooser {
  let known: Promise<ServerAddress> | null = null;

  async function ask(url: string): Promise<ServerAddress> {
    const client = new pg.Client({
      ...connection,
      connectionString: url,
      application_name: 'mitoyen-chooser',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ standby: boolean; readOnly: boolean }>(
        `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`,
      );
      if (!rows[0] || !fits[servers.role](rows[0])) throw new NoServerError(servers.role);
      return { host: client.host, port: client.port };
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  async function askAll(): Promise<ServerAddress> {
    try {
      return await Promise.any(servers.urls.map(ask));
    } catch (error) {
      const failures: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
      // a wrong password says more than a server that is away
      throw failures.find((failure) => failure instanceof pg.DatabaseError) ?? failures[0];
    }
  }

  return {
    find() {
      if (known) return known;
      const asked = askAll();
      known = asked;
      asked.catch(() => {
        if (known === asked) known = null;
      });
      return asked;
    },
    forget() {
      known = null;
    },
  };
}

/** What the driver needs for a connection, and who chooses its server where there is a choice. */
export function driverOptions({ servers, ...options }: DatabaseConnection): {
  readonly options: pg.PoolConfig;
  readonly chooser: ServerChooser | null;
  readonly Client: typeof pg.Client;
} {
  if (!servers) return { options, chooser: null, Client: pg.Client };
  // names user, password and database; its host is replaced by the one that is found
  const whole = { connectionString: servers.urls[0], ...options };
  const chooser = createServerChooser(servers, whole);
  return { options: whole, chooser, Client: clientOn(chooser) };
}

/** The role that a connection is of. */
export function roleOf(connection: DatabaseConnection): string {
  return new pg.Client(driverOptions(connection).options).user ?? '';
}

/** The driver's client, which connects to the server that the chooser finds when it is asked to connect. */
function clientOn(chooser: ServerChooser): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: ((err: Error) => void) | ((err: null, client: pg.Client) => void)): void;
    override connect(
      callback?: ((err: Error) => void) | ((err: null, client: pg.Client) => void),
      // biome-ignore lint/suspicious/noConfusingVoidType: an override answers as the driver's overloads do, one of them nothing
    ): Promise<pg.Client> | void {
      const connecting = this.#connectToFound();
      if (!callback) return connecting;
      const done = callback as (error: Error | null, client?: pg.Client) => void;
      connecting.then(
        (client) => done(null, client),
        (error: Error) => done(error),
      );
    }

    async #connectToFound(): Promise<pg.Client> {
      Object.assign(this, await chooser.find());
      try {
        return await super.connect();
      } catch (error) {
        chooser.forget();
        throw error;
      }
    }
  };
}
