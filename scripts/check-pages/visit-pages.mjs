import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureChromium } from '../lib/find-chromium.mjs';
import { root } from '../lib/run.mjs';

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

const doctype = '<!DOCTYPE html>\n';
const levels = {
  violation: 'error',
  potentialviolation: 'warning',
  recommendation: 'warning',
  potentialrecommendation: 'warning',
};

/** What IBM's engine says of the page as it stands: all that it calls wrong, doubtful or better otherwise. */
async function askEngine(page) {
  const results = await page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return results.map(({ ruleId, reasonId, level, value, message, snippet }) => {
      return { ruleId, reasonId, level, value, message, snippet };
    });
  });
  return results.flatMap(({ ruleId, reasonId, value: [kind, verdict], message, snippet }) => {
    if (verdict === 'PASS' || verdict === 'MANUAL' || kind === 'INFORMATION') return [];
    const name = `${verdict === 'POTENTIAL' ? 'potential' : ''}${kind.toLowerCase()}`;
    const level = levels[name] ?? 'warning';
    return [{ checker: 'ibm', level, rule: `${ruleId}/${reasonId}`, message, where: snippet }];
  });
}

async function isAtRest(page) {
  await page.waitForSelector('h1');
  await page.waitForFunction(() => !document.querySelector('[data-arriving], [data-restoring]'));
  // an answer may bring a part that asks for more
  await page.waitForTimeout(500);
  await page.waitForFunction(() => !document.querySelector('[data-arriving], [data-restoring]'));
}

async function openContext(browser, url, session) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...{ locale: 'fr-FR', timezoneId: 'Europe/Paris', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  await context.addCookies([{ name: 'cookieConsent', value: 'refused', url }]);
  const page = await context.newPage();
  if (session) {
    await page.goto(`${url}/robots.txt`);
    await page.evaluate(({ user, token }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', token);
    }, session);
  }
  return page;
}

/**
 * Opens every page in Chromium. @returns each with its HTML as it was served, where that is for everybody, and as it
 * stands once scripts have run, and what IBM's engine says of it.
 */
export async function visitPages(url, visits, { pathOf }) {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error('There is no Chromium on this machine, and none could be installed.');
  const engine = await readFile(pathOf('accessibility-checker-engine/ace.js'), 'utf8');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const documents = [];
  const findings = [];
  try {
    for (const { who, session, paths } of visits) {
      const page = await openContext(browser, url, session);
      for (const path of paths) {
        const name = `${path} (${who})`;
        await page.goto(url + path);
        await isAtRest(page);
        if (session && page.url() === `${url}/`) throw new Error(`${name} was not open to its account`);
        const rendered = await page.evaluate(() => document.documentElement.outerHTML);
        if (!session)
          documents.push({ name: `${name}, served`, path, html: await (await fetch(url + path)).text() });
        documents.push({ name: `${name}, rendered`, path, html: doctype + rendered });
        await page.evaluate(engine);
        findings.push(...(await askEngine(page)).map((finding) => ({ ...finding, page: name })));
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return { documents, findings };
}
