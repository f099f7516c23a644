/**
 * How the product runs a PostgreSQL of its own: the database's owner, and its place under root where others
 * cannot enter.
 */
export const embeddedDatabase = {
  user: 'mitoyen',
  database: 'mitoyen',
  reachableDir: '/var/lib/mitoyen',
} as const;
