// Takes the pictures that a browser shows before it installs the product, from a running server with the demonstration:
// `npm run screenshots:build -- http://localhost:3000`.
import './lib/require-node.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureChromium } from './lib/find-chromium.mjs';
import { root } from './lib/run.mjs';

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp');

const site = process.argv[2] ?? 'http://localhost:3000';
const narrow = { width: 390, height: 780 };
/** As `manifest.webmanifest` names them. */
const pictures = [
  { name: 'directory', path: '/freelancers?seed=capture', viewport: narrow },
  { name: 'offers', path: '/jobs', viewport: narrow },
  { name: 'wide', path: '/freelancers?seed=capture', viewport: { width: 1280, height: 800 } },
];

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
for (const { name, path, viewport } of pictures) {
  const context = await browser.newContext({ viewport, locale: 'fr-FR', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'cookieConsent', value: 'refused', url: site }]);
  const page = await context.newPage();
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
  const file = join(root, `apps/web/public/screenshot-${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 60 })
    .toFile(file);
  await context.close();
}
await browser.close();
