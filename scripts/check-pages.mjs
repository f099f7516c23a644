// Checks the pages that the built product serves, its mails and what it tells search engines, with checkers besides axe:
// `npm run check:pages`. See docs/testing.md. No part of CI: the checkers are a hundred megabytes, and it takes minutes.
import './lib/require-node.mjs';
import { join } from 'node:path';
import { startProduct } from '../ops/lib/product.mjs';
import { script, temporaryFolder } from '../ops/lib/run.mjs';
import { findAddresses } from './check-pages/addresses.mjs';
import { checkCrawling } from './check-pages/check-crawling.mjs';
import { askHtmlValidate, askNu } from './check-pages/check-html.mjs';
import { checkJobPostings } from './check-pages/check-job-postings.mjs';
import { checkMails, mails } from './check-pages/check-mails.mjs';
import { report } from './check-pages/report.mjs';
import { installTools } from './check-pages/tools.mjs';
import { visitPages } from './check-pages/visit-pages.mjs';
import { root, runNode } from './lib/run.mjs';

async function serve() {
  const { code } = await runNode([join(root, 'scripts/build.mjs'), '--product']);
  if (code !== 0) throw new Error('The product was not built.');
  const { url } = await startProduct(await temporaryFolder('pages'), { DEMO_DATA: 'true' }, 300);
  // as the product names itself: a session of another name is none
  return url.replace('127.0.0.1', 'localhost');
}

await script(async () => {
  const tools = await installTools();
  const url = await serve();
  const { visits, jobs } = await findAddresses(url);
  const { documents, findings } = await visitPages(url, visits, tools);
  const all = [...documents, ...mails];
  const nu = await askNu(all, tools);
  if (!nu) console.log('The Nu HTML checker was left out: there is no Java on this machine (17 or later).');
  findings.push(
    ...(nu ?? []),
    ...(await askHtmlValidate(all, tools)),
    ...(await checkJobPostings(url, jobs)),
    ...(await checkCrawling(url, tools)),
    ...checkMails(tools),
  );
  console.log(
    `${visits.reduce((sum, { paths }) => sum + paths.length, 0)} pages, ${jobs.length} jobs, ${mails.length} mails.`,
  );
  const checkers = ['ibm', 'html-validate', 'JobPosting', 'crawling', 'caniemail'];
  if (!report(findings, nu ? ['nu', ...checkers] : checkers)) process.exitCode = 1;
});
