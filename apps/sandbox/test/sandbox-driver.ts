import { useServer } from '@mitoyen/stripe-sandbox/server-driver.fixture.ts';
import { startSandbox } from '../src/start-sandbox.ts';

/** A sandbox for one test file, forgetting everything between tests, and the way to call it. */
export const useSandbox = () => useServer(() => startSandbox());
