import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as repository, runNode } from './lib/run.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mitoyen-walls-'));
  const folders = ['apps', 'packages/contract', 'packages/pdf', 'packages/postgres'];
  await Promise.all(folders.map((name) => mkdir(join(folder, name), { recursive: true })));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function check(files) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return runNode([join(repository, 'scripts/check-walls.mjs'), folder], { capture: true });
}

const allowed = {
  'packages/contract/src/core/a.ts': "import * as z from 'zod/mini';",
  'packages/postgres/src/start.ts':
    "import pg from 'pg'; import { x } from './errors.ts'; import '@mitoyen/pdf';",
  'apps/web/src/routes.tsx':
    "import { lazy } from 'react'; const Page = lazy(() => import('./features/home/home-page.tsx'));",
  'apps/web/src/features/home/home-page.tsx':
    "import { Button } from '../../ui/button.tsx'; import '@mitoyen/contract/core/a.ts'; import '@mitoyen/pdf';",
  'apps/web/src/core/session/session.tsx':
    "import '@mitoyen/contract/features/accounts/accounts.contract.ts';",
  'apps/server/src/core/a.test.ts': "import '@mitoyen/contract/features/accounts/accounts.contract.ts';",
  'apps/server/src/gateways/mail/mail.adapter.ts': "import '../../core/mail/mail.gateway.ts';",
  'apps/web/src/features/layout/my-space.tsx': "import { unread } from '../conversations/index.ts';",
  'apps/web/src/features/conversations/messages-page.tsx': "import { MySpace } from '../layout/index.ts';",
  'apps/web/src/features/conversations/messages-page.test.tsx':
    "import { offer } from '../offers/offer.fixture.ts'; import Page from './messages-page.tsx';",
  'apps/server/src/features/offers/publish-offer.ts': "import { account } from '../accounts/index.ts';",
  'apps/server/src/features/index.ts': "import { offers } from './offers/index.ts';",
};

test('what the house allows passes', async () => {
  expect(await check(allowed)).toMatchObject({ code: 0 });
});

test.each([
  ['packages/contract/src/a.ts', "import { useState } from 'react';"],
  ['packages/contract/src/a.ts', "import * as z from 'zod';"],
  ['packages/contract/src/a.ts', "import { x } from '../../../apps/server/src/app.ts';"],
  ['packages/postgres/src/a.ts', "import { x } from '../../../apps/server/src/app.ts';"],
  ['packages/postgres/src/a.ts', "import { x } from '@mitoyen/contract/core/a.ts';"],
  ['packages/postgres/src/a.test.ts', "import { x } from '@mitoyen/server/src/app.ts';"],
  ['apps/web/src/core/a.ts', "import { x } from '../features/home/home-page.tsx';"],
  ['apps/web/src/core/a.ts', "import { x } from '@mitoyen/server/src/app.ts';"],
  ['apps/web/src/core/a.ts', "import { x } from '@mitoyen/postgres';"],
  ['apps/web/src/core/a.ts', "import type { x } from '../../../server/src/app.ts';"],
  ['apps/web/src/core/a.ts', "import { readFile } from 'node:fs';"],
  ['packages/pdf/src/a.ts', "import { readFile } from 'node:fs';"],
  ['apps/web/src/ui/a.tsx', "import { useSession } from '../core/session.tsx';"],
  ['apps/web/src/features/a/a.ts', "export { x } from '../b/b.ts';"],
  ['apps/web/src/features/a/a.ts', "const b = await import('../b/b.ts');"],
  ['apps/web/src/features/a/a-page.tsx', "import { x } from '../b/parts/b.ts';"],
  ['apps/web/src/features/a/index.ts', "export { default as APage } from './a-page.tsx';"],
  ['apps/web/src/features/a/a.test.ts', "import { x } from '../../../../server/src/app.ts';"],
  ['apps/web/src/core/a.test.ts', "import { x } from '../features/a/a.fixture.ts';"],
  ['apps/server/src/core/a.ts', "import { x } from '../features/a/index.ts';"],
  ['apps/server/src/core/a.ts', "import type { x } from '../gateways/mail/mail.adapter.ts';"],
  ['apps/server/src/core/a.ts', "import { x } from '@mitoyen/contract/features/offers/offers.rules.ts';"],
  ['apps/web/src/core/a.ts', "import { x } from '@mitoyen/contract/features/offers/offers.rules.ts';"],
  ['apps/web/src/core/session/a.ts', "import '@mitoyen/contract/features/offers/offers.contract.ts';"],
  ['packages/contract/src/core/a.ts', "import { x } from '../features/offers/offers.rules.ts';"],
  ['apps/server/src/gateways/a.ts', "import { x } from '../features/a/index.ts';"],
  ['apps/server/src/features/a/a.ts', "import { x } from '../b/b.repository.ts';"],
  ['apps/server/src/features/a/a.ts', "import { hashPassword } from '../../core/auth/passwords.ts';"],
  ['apps/server/src/app.ts', "import { x } from '../../web/src/routes.tsx';"],
])('%s: %s is stopped', async (file, text) => {
  const { code, output } = await check({ [file]: text });
  expect(output).toContain(`${file} imports`);
  expect(code).toBe(1);
});

test.each(['web', 'server'])(
  'features of %s that import each other in a circle are stopped',
  async (part) => {
    const { code, output } = await check({
      [`apps/${part}/src/features/a/a.ts`]: "import { b } from '../b/index.ts';",
      [`apps/${part}/src/features/b/b.ts`]: "import { c } from '../c/index.ts';",
      [`apps/${part}/src/features/c/c.ts`]: "import { a } from '../a/index.ts';",
    });
    expect(output).toContain(`features of ${part} import each other in a circle: a → b → c → a`);
    expect(code).toBe(1);
  },
);
