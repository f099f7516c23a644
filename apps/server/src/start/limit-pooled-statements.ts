import type { PreparingSession } from '../core/db/prepare-alone.ts';

/**
 * Gives a role the limits of calls in this database, unless it has some. A connection says them itself when it begins; a
 * pooler that shares sessions refuses that, or leaves it out. What the pooler has open and idle is closed, as limits hold for
 * connections that it opens from now on.
 */
export async function limitPooledStatements(
  { query }: PreparingSession,
  role: string,
  limits: Readonly<Record<string, number>>,
): Promise<void> {
  const { rows } = await query(
    `select unnest(setconfig) as setting from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
     where r.rolname = $1 and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))`,
    [role],
  );
  const standing = rows.map(({ setting }: { setting: string }) => setting.split('=')[0]);
  for (const [name, milliseconds] of Object.entries(limits)) {
    if (standing.includes(name)) continue;
    const { rows: statements } = await query(
      `select format('alter role %I in database %I set ${name} = %L', $1::text, current_database(), $2::text) as text`,
      [role, `${milliseconds}ms`],
    );
    await query(statements[0].text);
  }
  if (Object.keys(limits).every((name) => standing.includes(name))) return;
  await query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where usename = $1 and datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`,
    [role],
  );
}
