import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import type { ProfileOrder } from './profile-order.ts';

// Loaded before the server that is looked at, which knows nothing of it: begins and ends a profile of the processor when
// the process that started it says so.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: 500 });

async function obey(order: ProfileOrder): Promise<void> {
  if (order.file === null) {
    await session.post('Profiler.start');
  } else {
    const { profile } = await session.post('Profiler.stop');
    await writeFile(order.file, JSON.stringify(profile));
  }
  process.send?.('done');
}

process.on('message', (order: ProfileOrder) => void obey(order));
// nothing of this keeps the server from ending
process.channel?.unref();
