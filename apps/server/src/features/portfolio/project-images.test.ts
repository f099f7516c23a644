import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { maxProjectImages } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeFreelance } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, picture, uploaded } from '../../../test/files.ts';
import { freelanceBody } from '../../../test/profile-bodies.ts';

let app: TestApp;
let token: string;
let freelanceId: string;
let userId: string;
let siret: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  const { user, profile } = await makeFreelance(app.context);
  [token, freelanceId, userId, siret] = [user.token, profile.id, user.id, profile.siret];
});
afterAll(() => app.close());

const send = async (width = 60, height = 40) =>
  uploaded(app, uploadRoutes.avatar, { bytes: await picture(width, height).png().toBuffer(), token });
const create = (fields: object) =>
  app.call(portfolioRoutes.create, { token, body: { freelance_id: freelanceId, title: 'Halle', ...fields } });
const change = (id: string, fields: object) =>
  app.call(portfolioRoutes.update, { params: { id }, token, body: { title: 'Halle', ...fields } });
const statusOf = async (url: string) => (await fetchFile(app, url)).status;

describe('a project’s pictures', () => {
  test('come in order, the cover first, each with its text, its focus and its size', async () => {
    const [wide, tall] = [await send(300, 100), await send(50, 80)];
    const made = await create({
      images: [{ url: tall, alt: ' Façade sud ', focusX: 20, focusY: 90 }, { url: wide }],
    });
    expect([made.status, made.body.image]).toEqual([201, tall]);
    expect(made.body.images).toMatchObject([
      { url: tall, alt: 'Façade sud', focusX: 20, focusY: 90, width: 50, height: 80 },
      { url: wide, alt: '', focusX: 50, focusY: 50, width: 300, height: 100 },
    ]);
    const { id } = made.body;
    expect((await app.call(portfolioRoutes.get, { params: { id } })).body).toEqual(made.body);
    const turned = await change(id, { images: [{ url: wide }, { url: tall }] });
    expect(turned.body.images.map(({ url }) => url)).toEqual([wide, tall]);
    expect(turned.body.image).toBe(wide);
  });

  test('hold a blurred preview in a few pixels, also where one saw through them: they stand on paper', async () => {
    const drawn = await send(600, 300);
    const hole = { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const bytes = await sharp({ create: hole }).png().toBuffer();
    const open = await uploaded(app, uploadRoutes.avatar, { bytes, token });
    const { images } = (await create({ images: [{ url: drawn }, { url: open }] })).body;
    const [, base64 = ''] = images[0]?.preview?.split('base64,') ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 20, height: 10 });
    expect(base64.length).toBeLessThan(800);
    expect(images[1]?.preview).toMatch(/^data:image\/webp;base64,/u);
  });

  test('that are taken out are deleted, the others stay', async () => {
    const [kept, dropped] = [await send(), await send()];
    const { id } = (await create({ images: [{ url: kept }, { url: dropped }] })).body;
    await change(id, { images: [{ url: kept }] });
    expect([await statusOf(kept), await statusOf(dropped)]).toEqual([200, 404]);
    expect((await app.call(portfolioRoutes.remove, { params: { id }, token })).status).toBe(204);
    expect(await statusOf(kept)).toBe(404);
  });

  test('that the portrait shows too stay, until neither does', async () => {
    const setAvatar = (avatar: string | null) =>
      app.call(freelanceRoutes.updateByUser, {
        params: { userId },
        token,
        body: { ...freelanceBody(siret), avatar },
      });
    const [first, second] = [await send(), await send()];
    const { id } = (await create({ images: [{ url: first }, { url: second }] })).body;
    for (const url of [first, second]) expect((await setAvatar(url)).body.avatar).toBe(url);
    expect(await statusOf(first)).toBe(200);
    await app.call(portfolioRoutes.remove, { params: { id }, token });
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    await setAvatar(null);
    expect(await statusOf(second)).toBe(404);
  });

  test('are left alone by a caller that knows the cover only', async () => {
    const [cover, second, other] = [await send(), await send(), await send()];
    const { id } = (
      await create({
        images: [
          { url: cover, alt: 'Entrée' },
          { url: second, focusX: 10 },
        ],
      })
    ).body;
    const same = await change(id, { title: 'Marché', image: cover });
    expect(same.body).toMatchObject({ title: 'Marché', images: [{ alt: 'Entrée' }, { focusX: 10 }] });
    const replaced = await change(id, { image: other });
    expect(replaced.body.images).toMatchObject([
      { url: other, alt: '' },
      { url: second, focusX: 10 },
    ]);
    expect(await statusOf(cover)).toBe(404);
    const none = await change(id, { image: null, url: 'https://exemple.fr/halle' });
    expect(none.body).toMatchObject({ image: null, images: [] });
    expect(await statusOf(second)).toBe(404);
  });

  test('are refused when they are not the caller’s, twice there, or too many', async () => {
    const other = await makeFreelance(app.context);
    const bytes = await picture(10, 10).png().toBuffer();
    const foreign = await uploaded(app, uploadRoutes.avatar, { bytes, token: other.user.token });
    const mine = await send();
    const refused = await create({ images: [{ url: mine }, { url: foreign }] });
    expect([refused.status, refused.error.issues?.[0]?.path]).toEqual([400, 'images.1.url']);
    expect((await create({ images: [{ url: mine }, { url: mine }] })).status).toBe(400);
    expect((await create({ images: [] })).error.issues?.[0]?.path).toBe('image');
    expect((await create({ images: [{ url: mine, focusX: 101 }] })).error.issues?.[0]?.path).toBe(
      'images.0.focusX',
    );
    expect((await create({ images: [{ url: 'https://ailleurs.fr/a.png' }] })).status).toBe(400);
    const many = Array.from({ length: maxProjectImages + 1 }, (_, index) => ({
      url: `/files/0190a5b0-0000-7000-8000-0000000000${index + 10}`,
    }));
    expect((await create({ images: many })).status).toBe(400);
    expect((await app.call(portfolioRoutes.list, { params: { freelanceId } })).body).toEqual([]);
    expect(await statusOf(foreign)).toBe(200);
  });
});

describe('what else a project tells', () => {
  const facts = {
    roleHeld: 'Cheffe de projet',
    agency: 'Atelier Nord',
    phases: ['DET', 'ESQ', 'DET'],
    software: 'Revit, revit, Rhino',
    surfaceSquareMetres: '1250,5',
    year: 2021,
  };
  const link = { url: 'https://exemple.fr/halle' };

  test('is kept tidy, stays when left out, and goes when emptied', async () => {
    const made = await create({ ...link, ...facts });
    const kept = {
      ...{ roleHeld: 'Cheffe de projet', agency: 'Atelier Nord', year: 2021 },
      ...{ phases: ['ESQ', 'DET'], software: ['Revit', 'Rhino'], surfaceSquareMetres: 1250.5 },
    };
    expect(made.body).toMatchObject(kept);
    const { id } = made.body;
    expect((await change(id, { ...link, title: 'Marché' })).body).toMatchObject({ ...kept, title: 'Marché' });
    const emptied = {
      roleHeld: '',
      agency: ' ',
      phases: [],
      software: '',
      surfaceSquareMetres: '',
      year: null,
    };
    expect((await change(id, { ...link, ...emptied })).body).toMatchObject({
      ...{ roleHeld: null, agency: null, phases: [], software: [], surfaceSquareMetres: null, year: null },
    });
  });

  test.each([
    ['phases.0', { phases: ['XYZ'] }],
    ['year', { year: 1492 }],
    ['year', { year: 2020.5 }],
    ['surfaceSquareMetres', { surfaceSquareMetres: 'grande' }],
    ['roleHeld', { roleHeld: 'x'.repeat(121) }],
    ['software', { software: ['x'.repeat(61)] }],
  ])('is refused beside its field: %s', async (path, fields) => {
    const { status, error } = await create({ ...link, ...fields });
    expect([status, error.issues?.[0]?.path]).toEqual([400, path]);
  });
});
