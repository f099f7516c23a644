/** What each distributed table would be cut by: tables of one group lie together. All others are on every node. */
export const distribution = {
  conversations: { column: 'id', group: 'conversation' },
  messages: { column: 'conversation_id', group: 'conversation' },
  conversation_reads: { column: 'conversation_id', group: 'conversation' },
  events: { column: 'user_id', group: 'person' },
};

/**
 * Applies Citus's rules for unique constraints, foreign keys and triggers to each that the schema has.
 * Source: Citus's documentation, “Distributed tables”, and “SQL support and workarounds”.
 */
export async function constraintsUnder(server, keys = distribution) {
  const unique = await server.query(`
    select t.relname as table, i.relname as name,
      array(select attname::text from pg_attribute where attrelid = t.oid and attnum = any(x.indkey::int2[])) as columns
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_namespace n on n.oid = t.relnamespace
    where x.indisunique and n.nspname = 'public' order by 1, 2`);
  const foreign = await server.query(`
    select t.relname as table, c.conname as name, r.relname as target,
      array(select attname::text from pg_attribute join unnest(c.conkey) with ordinality k (attnum, place)
            using (attnum) where attrelid = t.oid order by place) as columns,
      array(select attname::text from pg_attribute join unnest(c.confkey) with ordinality k (attnum, place)
            using (attnum) where attrelid = r.oid order by place) as targets
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
    join pg_namespace n on n.oid = t.relnamespace
    where c.contype = 'f' and n.nspname = 'public' order by 1, 2`);
  const triggers = await server.query(`
    select t.relname as table, g.tgname as name from pg_trigger g join pg_class t on t.oid = g.tgrelid
    join pg_namespace n on n.oid = t.relnamespace
    where not g.tgisinternal and n.nspname = 'public' order by 1, 2`);
  return [
    ...unique.map((rule) => ({ ...rule, refusal: refuseUnique(keys, rule) })),
    ...foreign.map((rule) => ({ ...rule, refusal: refuseForeign(keys, rule) })),
    ...triggers.map((rule) => ({
      ...rule,
      refusal: keys[rule.table]
        ? 'a trigger on a distributed table: its work moves into the statement or a job'
        : null,
    })),
  ];
}

export function refuseUnique(keys, { table, columns }) {
  const key = keys[table];
  if (!key || columns.includes(key.column)) return null;
  return `unique (${columns.join(', ')}) without ${key.column}: add it to the constraint`;
}

export function refuseForeign(keys, { table, target, columns, targets }) {
  const [from, to] = [keys[table], keys[target]];
  if (!to) return null;
  if (!from)
    return `a table of every node refers to the distributed ${target}: drop the key, a job looks after it`;
  const place = columns.indexOf(from.column);
  const isTogether = from.group === to.group && place >= 0 && targets[place] === to.column;
  return isTogether ? null : `refers to ${target} of another node: drop the key, a job looks after it`;
}
