import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { maxPortfolioItems } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFreelance, makePortfolioItem, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, picture, uploaded } from '../../../test/files.ts';

let app: TestApp;
let image: Buffer;
beforeAll(async () => {
  app = await createTestApp();
  image = await picture(40, 40).png().toBuffer();
});
afterAll(() => app.close());

const project = {
  title: 'Chai',
  description: 'Extension en pierre.',
  image: null,
  url: 'https://exemple.fr/chai',
};
const unknownId = '0190a5b0-0000-7000-8000-000000000000';

test('projects stand in the order they were added, by the profile’s id or the account’s', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const { token } = user;
  const url = await uploaded(app, uploadRoutes.avatar, { bytes: image, token });
  const first = await app.call(portfolioRoutes.create, {
    token,
    body: { ...project, freelance_id: profile.id, image: url, url: null },
  });
  expect([first.status, first.body]).toEqual([
    201,
    {
      id: expect.any(String),
      freelance_id: profile.id,
      title: 'Chai',
      description: 'Extension en pierre.',
      image: url,
      url: null,
      images: [
        {
          ...{ url, alt: '', focusX: 50, focusY: 50, width: 40, height: 40 },
          preview: expect.stringMatching(/^data:image\/webp;base64,/),
        },
      ],
      ...{ roleHeld: null, agency: null, phases: [], software: [], surfaceSquareMetres: null, year: null },
    },
  ]);
  const second = await app.call(portfolioRoutes.create, {
    token,
    body: { freelance_id: user.id, url: 'https://exemple.fr/seul' },
  });
  expect(second.body).toMatchObject({ freelance_id: profile.id, title: '', url: 'https://exemple.fr/seul' });

  const all = [first.body, second.body];
  for (const freelanceId of [profile.id, user.id]) {
    expect((await app.call(portfolioRoutes.list, { params: { freelanceId } })).body).toEqual(all);
  }
  expect((await app.call(portfolioRoutes.get, { params: { id: first.body.id } })).body).toEqual(first.body);
  const seen = await app.call(freelanceRoutes.get, { params: { id: profile.id } });
  expect(seen.body.portfolio).toEqual(all);
});

test('a project is changed and deleted by its freelance, its image with it', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const { token } = user;
  const send = () => uploaded(app, uploadRoutes.avatar, { bytes: image, token });
  const [before, after] = [await send(), await send()];
  const { id } = (
    await app.call(portfolioRoutes.create, {
      token,
      body: { ...project, freelance_id: profile.id, image: before },
    })
  ).body;
  const changed = await app.call(portfolioRoutes.update, {
    params: { id },
    token,
    body: { ...project, title: 'Cave', image: after },
  });
  expect([changed.status, changed.body]).toEqual([
    200,
    expect.objectContaining({ id, title: 'Cave', image: after }),
  ]);
  expect((await fetchFile(app, before)).status).toBe(404);
  expect((await fetchFile(app, after)).status).toBe(200);

  expect((await app.call(portfolioRoutes.remove, { params: { id }, token })).status).toBe(204);
  expect((await fetchFile(app, after)).status).toBe(404);
  expect((await app.call(portfolioRoutes.get, { params: { id } })).error.error).toBe('Projet non trouvé');
});

test('nobody touches another’s portfolio', async () => {
  const [mine, theirs] = [await makeFreelance(app.context), await makeFreelance(app.context)];
  const { id } = await makePortfolioItem(app.context, theirs.profile.id);
  const company = await makeUser(app.context, { role: 'entreprise' });
  for (const [token, status] of [
    [undefined, 401],
    [mine.user.token, 403],
    [company.token, 403],
  ] as const) {
    const body = { ...project, freelance_id: theirs.profile.id };
    expect((await app.call(portfolioRoutes.create, { token, body })).status).toBe(status);
    expect((await app.call(portfolioRoutes.update, { params: { id }, token, body: project })).status).toBe(
      status,
    );
    expect((await app.call(portfolioRoutes.remove, { params: { id }, token })).status).toBe(status);
  }
  expect(
    (await app.call(portfolioRoutes.list, { params: { freelanceId: theirs.profile.id } })).body,
  ).toHaveLength(1);
});

test('what is not there is missing', async () => {
  const { token } = (await makeFreelance(app.context)).user;
  for (const id of [unknownId, 'x']) {
    expect((await app.call(portfolioRoutes.get, { params: { id } })).status).toBe(404);
    expect((await app.call(portfolioRoutes.update, { params: { id }, token, body: project })).status).toBe(
      404,
    );
    expect((await app.call(portfolioRoutes.remove, { params: { id }, token })).status).toBe(404);
    expect((await app.call(portfolioRoutes.list, { params: { freelanceId: id } })).status).toBe(404);
  }
  const without = await makeUser(app.context, { role: 'freelance' });
  const early = await app.call(portfolioRoutes.create, {
    token: without.token,
    body: { ...project, freelance_id: without.id },
  });
  expect(early.status).toBe(404);
});

test('a project needs an image or a link, and a title unless it is a link', async () => {
  const { user, profile } = await makeFreelance(app.context);
  const create = (fields: object) =>
    app.call(portfolioRoutes.create, { token: user.token, body: { freelance_id: profile.id, ...fields } });
  expect((await create({ title: 'Seul' })).error.issues?.[0]?.path).toBe('image');
  const url = await uploaded(app, uploadRoutes.avatar, { bytes: image });
  expect((await create({ image: url })).error.issues?.[0]?.path).toBe('title');
  expect((await create({ url: 'javascript:alert(1)' })).status).toBe(400);
  expect((await create({ title: 'Perdue', image: `/files/${unknownId}` })).error.issues?.[0]?.path).toBe(
    'image',
  );
});

test('a portfolio ends at forty projects, also when they come together', async () => {
  const { user, profile } = await makeFreelance(app.context);
  for (let count = 1; count < maxPortfolioItems; count += 1) await makePortfolioItem(app.context, profile.id);
  const body = { ...project, freelance_id: profile.id };
  const tries = await Promise.all(
    [1, 2, 3].map(() => app.call(portfolioRoutes.create, { token: user.token, body })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('a project sent again by someone who lost the answer is added once', async () => {
  const { user } = await makeFreelance(app.context);
  const add = (title: string) =>
    app.call(portfolioRoutes.create, {
      token: user.token,
      headers: { 'idempotency-key': 'project-of-a-barn' },
      body: { ...project, title, freelance_id: user.id },
    });
  const answers = await Promise.all(Array.from({ length: 5 }, () => add('Chai')));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await add('Grange')).error.code).toBe('idempotency_mismatch');
  const { body } = await app.call(portfolioRoutes.list, { params: { freelanceId: user.id } });
  expect(body.map(({ title }) => title)).toEqual(['Chai']);
});
