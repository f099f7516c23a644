import pg from 'pg';
import { NoServerError } from './database-errors.ts';

/** The role that the server of a connection must have, in libpq's words (`target_session_attrs`). */
export const serverRoles = ['any', 'read-write', 'primary', 'standby'] as const;
export type ServerRole = (typeof serverRoles)[number];

/** Several servers, one of which is to be connected to, or one whose role is to be checked. */
export interface Servers {
  /** An address for each, alike but for host and port. */
  readonly urls: readonly [string, ...string[]];
  readonly role: ServerRole;
}

/** How to connect to a database. Plain data, so that it can be passed to another process. */
export type DatabaseConnection = pg.PoolConfig & { readonly servers?: Servers };

type ServerAddress = Pick<pg.Client, 'host' | 'port'>;

/** How long a server may take to report its role, in milliseconds. */
const patienceMs = 2_000;

const fits: Readonly<Record<ServerRole, (is: { standby: boolean; readOnly: boolean }) => boolean>> = {
  any: () => true,
  'read-write': ({ readOnly }) => !readOnly,
  primary: ({ standby }) => !standby,
  standby: ({ standby }) => standby,
};

/** Finds the server with the required role. */
class ServerChooser {
  readonly #servers: Servers;
  readonly #connection: pg.PoolConfig;
  #known: Promise<ServerAddress> | null = null;

  constructor(servers: Servers, connection: pg.PoolConfig) {
    this.#servers = servers;
    this.#connection = connection;
  }

  /**
   * The server that had the role when last asked; connections made at the same time share the answer. @throws
   * NoServerError or, where each of them refuses us, the error of one.
   */
  find(): Promise<ServerAddress> {
    this.#known ??= this.#askAll();
    return this.#known;
  }

  /** Asks the servers again before the next connection. */
  readonly forget = (): void => {
    this.#known = null;
  };

  /** Takes the first that fits. */
  async #askAll(): Promise<ServerAddress> {
    try {
      return await Promise.any(this.#servers.urls.map((url) => this.#ask(url)));
    } catch (error) {
      this.forget();
      const failures: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
      // a wrong password is a better error than a server that is away
      throw failures.find((failure) => failure instanceof pg.DatabaseError) ?? failures[0];
    }
  }

  async #ask(url: string): Promise<ServerAddress> {
    const client = new pg.Client({
      ...this.#connection,
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
      const { role } = this.#servers;
      if (!rows[0] || !fits[role](rows[0])) throw new NoServerError(role);
      return { host: client.host, port: client.port };
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}

/** The driver's options for a connection, and its client class where there are several servers. */
export function driverOptions({ servers, ...options }: DatabaseConnection): {
  readonly options: pg.PoolConfig;
  readonly chooser: ServerChooser | null;
  readonly Client: typeof pg.Client;
} {
  if (!servers) return { options, chooser: null, Client: pg.Client };
  // names user, password and database; its host is replaced by the one that is found
  const whole = { connectionString: servers.urls[0], ...options };
  const chooser = new ServerChooser(servers, whole);
  return { options: whole, chooser, Client: clientOn(chooser) };
}

/** The PostgreSQL role that a connection signs in as. */
export function roleOf(connection: DatabaseConnection): string {
  return new pg.Client(driverOptions(connection).options).user ?? '';
}

/** The driver's client, which connects to the server that `chooser` finds at that time. */
function clientOn(chooser: ServerChooser): typeof pg.Client {
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: an override must fit the driver's overloads, which promise or call back
    override connect(callback?: any): any {
      const connecting = this.#connectToFound();
      if (!callback) return connecting;
      connecting.then((client) => callback(null, client), callback);
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
