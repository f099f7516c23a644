import { loadavg } from 'node:os';
import { alike } from './alike.ts';
import { readArguments } from './arguments.ts';
import { discreet } from './discreet.ts';
import { growth } from './growth.ts';
import { pages } from './pages.ts';
import { peers } from './peers/peers.ts';
import { pressure } from './pressure.ts';
import { openSides } from './sides.ts';

// `npm run bench -- PART [--against FOLDER]`: see docs/performance.md.
const options = readArguments(process.argv.slice(2));
const bench = await openSides(options);
try {
  await { alike, discreet, growth, pages, peers, pressure }[options.part](bench, options);
} finally {
  await bench.close();
}
const load = loadavg().map((each) => each.toFixed(1));
console.log(`\n${new Date().toISOString().slice(0, 16)}, load of the machine ${load.join(', ')}`);
