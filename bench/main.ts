import { loadavg } from 'node:os';
import { readArguments } from './arguments.ts';
import { openCheckout } from './checkouts.ts';
import { growth } from './growth.ts';
import { pages } from './pages.ts';
import { peers } from './peers/peers.ts';
import { pressure } from './pressure.ts';
import { openWorkshop } from './workshop.ts';

// `npm run bench -- PART [--against FOLDER]`: see docs/performance.md.
const parts = { growth, peers, pages, pressure };
const options = readArguments(process.argv.slice(2));
const checkouts = [new URL('..', import.meta.url).pathname, ...(options.against ? [options.against] : [])];
const workshop = openWorkshop(checkouts.map(openCheckout), options);
try {
  await parts[options.part](workshop, options);
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(
    `\n${new Date().toISOString().slice(0, 16)}, load of the machine at the end ${load.join(', ')}`,
  );
} finally {
  await workshop.close();
}
