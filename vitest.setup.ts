import { afterAll, vi } from 'vitest';

// Test files share a process (`isolate: false`). Each begins with our modules loaded anew, so that none finds what
// another has put into one; packages stay loaded.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
