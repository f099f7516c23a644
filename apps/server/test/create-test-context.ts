import { assembleTestContext, type TestWorld } from './assemble-test-context.ts';
import { createTestDatabase } from './test-database.ts';

export type { TestWorld };

/** What operations use, on a database, a folder and an outside world of their own. */
export async function createTestContext(): Promise<TestWorld> {
  return assembleTestContext(await createTestDatabase());
}
