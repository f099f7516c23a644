import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { copyFolder } from './copy-folder.ts';
import { EmbeddedPostgresError } from './errors.ts';

/**
 * What a copy must not or need not hold: PostgreSQL's manual, “Making a Base Backup Using the Low Level API”,
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA
 */
const leftOut =
  /^(postmaster\.(pid|opts)$|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/)|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/;

/**
 * Copies the directory of a running PostgreSQL so that a server started on the copy holds everything that was
 * committed when this call began. Blocks nothing: the server continues to read and write.
 * @throws EmbeddedPostgresError when the write-ahead log of that time is no longer whole, or files lie in
 * tablespaces.
 */
export async function copyCluster(
  clusterDir: string,
  to: string,
  connection: pg.ClientConfig,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows: begun } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('embedded-postgres', fast => true)) as segment`,
    );
    await copyFolder(clusterDir, to, { takes: (path) => !leftOut.test(path) });
    // one session must begin and end a backup: the function's answer is read once
    const { rows: ended } = await client.query<{ segment: string; label: string; tablespaces: string }>(
      `select pg_walfile_name(lsn) as segment, labelfile as label, spcmapfile as tablespaces
       from pg_backup_stop(wait_for_archive => false)`,
    );
    const [first, last] = [begun[0]?.segment, ended[0]];
    if (!first || !last) throw new Error('PostgreSQL did not say where its backup begins and ends');
    await copyLog(clusterDir, to, first, last.segment);
    await writeFile(join(to, 'backup_label'), last.label, { mode: 0o600 });
    if (last.tablespaces.trim())
      throw new EmbeddedPostgresError(
        'tablespaces',
        'The database has tablespaces, which this backup does not know',
      );
  } finally {
    await client.end();
  }
}

/** The segments of the write-ahead log that bring the copied files to one moment. Names sort in the log's order. */
async function copyLog(clusterDir: string, to: string, first: string, last: string): Promise<void> {
  const [source, target] = [join(clusterDir, 'pg_wal'), join(to, 'pg_wal')];
  await mkdir(join(target, 'archive_status'), { recursive: true, mode: 0o700 });
  const names = await readdir(source);
  for (const name of names) {
    const isSegment = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last;
    if (isSegment || name.endsWith('.history')) await copyFile(join(source, name), join(target, name));
  }
  // the oldest goes first: while it is there, all are
  await stat(join(source, first)).catch(() => {
    throw new EmbeddedPostgresError(
      'copied-too-slowly',
      'The database was written to faster than it could be copied: try again at a quieter time',
    );
  });
}
