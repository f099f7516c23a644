import { compareWithBareServer } from './compare.ts';

const base = process.env.BENCH_URL ?? 'http://127.0.0.1:3000';

await compareWithBareServer('home page', `${base}/`);
await compareWithBareServer('directory page, kept', `${base}/freelancers?seed=bench`);
await compareWithBareServer('directory page, drawn', `${base}/freelancers`);
