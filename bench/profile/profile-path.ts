import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runLoad } from '../measure/load.ts';
import type { PathCase } from '../paths/path-case.ts';
import { resultFile } from '../save-results.ts';
import type { ProfileOrder } from './profile-order.ts';
import { type CpuProfile, selfTimes } from './self-times.ts';

const shown = 12;

async function order(server: ChildProcess, file: string | null): Promise<void> {
  server.send({ file } satisfies ProfileOrder);
  await once(server, 'message');
}

/** Writes a profile of the server's processor while a path is called, and tells who worked longest. */
export async function profilePath(
  { name, calls, isOnce = false, connections: own }: PathCase,
  { url, child }: { url: string; child: ChildProcess },
  { connections, durationS }: { connections: number; durationS: number },
): Promise<string> {
  const file = fileURLToPath(await resultFile(`${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.cpuprofile`));
  await order(child, null);
  // those made anew: pages that were asked for a while ago
  const asked = isOnce ? { calls: calls.slice(0, 200) } : { calls, durationS };
  await runLoad({ url, connections: own ?? connections, ...asked });
  await order(child, file);
  const profile = JSON.parse(await readFile(file, 'utf8')) as CpuProfile;
  const lines = selfTimes(profile, shown).map(
    ({ functionName, place, share }) => `| ${(share * 100).toFixed(1)} % | ${functionName} | ${place} |`,
  );
  return [`| ${name} | function | of |`, '| --- | --- | --- |', ...lines].join('\n');
}
