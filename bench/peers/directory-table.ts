import pg from 'pg';
import type { FilledDatabase } from '../open-databases.ts';

/** What the peer searches: the product's own rows, with the index that `contains` needs and the product has not. */
const makeTable = `
  drop table if exists peer_directory;
  create table peer_directory as
    select profile_id, kind, user_id, search_text, rate, shuffle_a, shuffle_b, shuffle_c, shuffle_d from directory_profiles;
  alter table peer_directory add primary key (profile_id);
  create index on peer_directory using gin (search_text gin_trgm_ops);
  create index on peer_directory (shuffle_a, profile_id);
  create index on peer_directory (shuffle_b, profile_id);
  create index on peer_directory (shuffle_c, profile_id);
  create index on peer_directory (shuffle_d, profile_id)`;

/** Makes the peer's table. What is answered removes it: the database may be kept for another bench. */
export async function makeDirectoryTable({
  connection,
}: Pick<FilledDatabase, 'connection'>): Promise<() => Promise<void>> {
  // no limit of the product's on how long a statement takes
  const run = async (...statements: string[]) => {
    const client = new pg.Client(connection as pg.ClientConfig);
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(makeTable, 'vacuum analyze peer_directory');
  return () => run('drop table peer_directory');
}
