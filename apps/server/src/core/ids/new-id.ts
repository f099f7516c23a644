import { v7 } from 'uuid';

/** A new UUIDv7: made here rather than by the database, which has them only from PostgreSQL 18 on. */
export function newId(): string {
  return v7();
}
