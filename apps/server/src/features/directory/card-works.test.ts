import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import { cardWorkCount } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makeJobseeker } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { picture, uploaded } from '../../../test/files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function cards() {
  const { body } = await app.call(directoryRoutes.search, { query: { seed: 'works' } });
  return new Map(body.items.map((item) => [item.id, item]));
}

test('a card shows the covers of the first projects, in their order, and nobody else’s', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const others = [await makeFreelance(app.context), await makeJobseeker(app.context)];
  const send = async () =>
    uploaded(app, uploadRoutes.avatar, {
      bytes: await picture(60, 40).png().toBuffer(),
      token: user.token,
    });
  const add = async (images: object[], url?: string) => {
    const fields = { freelance_id: profile.id, title: 'Halle', images, url };
    return (await app.call(portfolioRoutes.create, { token: user.token, body: fields })).body;
  };
  const covers: string[] = [];
  const made: string[] = [];
  for (let project = 0; project < cardWorkCount + 1; project += 1) {
    const cover = await send();
    const { id } = await add([{ url: cover, focusX: 20, focusY: 90 }, { url: await send() }]);
    covers.push(cover);
    made.push(id);
    if (project === 0) await add([], 'https://exemple.fr/sans-image');
  }

  const shown = await cards();
  expect(shown.get(profile.id)?.works).toEqual(
    covers.slice(0, cardWorkCount).map((url) => ({ url, focusX: 20, focusY: 90 })),
  );
  for (const other of others) expect(shown.get(other.profile.id)).not.toHaveProperty('works');

  await app.call(portfolioRoutes.remove, { token: user.token, params: { id: made[0] ?? '' } });
  expect((await cards()).get(profile.id)?.works?.map(({ url }) => url)).toEqual(covers.slice(1));
});
