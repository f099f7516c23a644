import { assembleTestContext, type TestContext } from './assemble-test-context.ts';
import { createTestDatabase } from './test-database.ts';

export type { TestContext };

/** What operations use, on a database, a folder and an outside world of their own. */
export async function createTestContext(): Promise<TestContext> {
  return assembleTestContext(await createTestDatabase());
}
