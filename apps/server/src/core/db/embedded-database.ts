/** How the product runs a PostgreSQL of its own: who owns the database, and where root's goes when nobody else can enter. */
export const embeddedDatabase = {
  user: 'mitoyen',
  database: 'mitoyen',
  reachableDir: '/var/lib/mitoyen',
} as const;
