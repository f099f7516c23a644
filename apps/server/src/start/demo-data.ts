import type { AppContext } from '../core/context/app-context.ts';
import type { Env } from '../env.ts';

export async function addDemoData(_env: Env, _context: AppContext): Promise<string[]> {
  return [];
}
