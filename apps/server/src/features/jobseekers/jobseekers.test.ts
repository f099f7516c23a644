import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { fetchFile, pdfBytes, picture, uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('creating a job seeker’s profile', () => {
  test('completes the account, once; the CV is for members unless told', async () => {
    const user = await makeUser(app.context, { role: 'jobseeker', username: 'Marc Le Goff' });
    const call = { token: user.token, body: jobseekerBody() };
    const made = await app.call(jobseekerRoutes.create, call);
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        user_id: user.id,
        firstName: 'Marc',
        expectedSalary: 36_000,
        availability: 'Disponible',
        hasCv: false,
        cv: null,
        cvAudience: 'members',
      }),
    ]);
    const me = await app.call(accountRoutes.me, { token: user.token });
    expect([me.body.user.profileCompleted, me.body.profile]).toEqual([true, made.body]);
    const again = await app.call(jobseekerRoutes.create, call);
    expect([again.status, again.error.code]).toEqual([409, 'jobseeker_exists']);
  });

  test('waits for a verified phone', async () => {
    const { token } = await makeUser(app.context, { role: 'jobseeker', phone: null });
    const { status, error } = await app.call(jobseekerRoutes.create, { token, body: jobseekerBody() });
    expect([status, error.code]).toEqual([400, 'phone_not_verified']);
    expect(error.error).toBe('Veuillez vérifier votre numéro de téléphone avant de continuer.');
  });

  test('is for signed-in job seekers', async () => {
    expect((await app.call(jobseekerRoutes.create, { body: jobseekerBody() })).status).toBe(401);
    const { token } = await makeUser(app.context, { role: 'freelance' });
    expect((await app.call(jobseekerRoutes.create, { token, body: jobseekerBody() })).error.code).toBe(
      'role_mismatch',
    );
  });

  test('writes nothing when one of its files cannot be had', async () => {
    const { id, token } = await makeUser(app.context, { role: 'jobseeker' });
    const cv = '/files/0190a5b0-0000-7000-8000-000000000000';
    const refused = await app.call(jobseekerRoutes.create, { token, body: { ...jobseekerBody(), cv } });
    expect([refused.error.code, refused.error.issues?.[0]?.path]).toEqual(['file_unknown', 'cv']);
    expect((await app.call(jobseekerRoutes.getByUser, { params: { userId: id } })).status).toBe(404);
  });
});

describe('a job seeker’s profile', () => {
  test('shows first names only to visitors, and to nobody else its CV’s audience', async () => {
    const { user, profile } = await makeJobseeker(app.context, { username: 'Rose Lambert' });
    const { token } = await makeUser(app.context);
    const see = async (by?: string) =>
      (await app.call(jobseekerRoutes.get, { params: { id: profile.id }, token: by })).body;
    expect(await see()).toMatchObject({ firstName: 'Rose', hasCv: false });
    expect(JSON.stringify(await see())).not.toMatch(/Lambert|cvAudience|"cv"|phone|@/);
    expect(await see(token)).toMatchObject({ username: 'Rose Lambert' });
    expect(await see(token)).not.toHaveProperty('cvAudience');
    expect(await see(user.token)).toMatchObject({ cvAudience: 'members' });
    expect((await app.call(jobseekerRoutes.get, { params: { id: 'nothing' } })).error.error).toBe(
      'Profil non trouvé',
    );
  });

  test('is changed by its owner, whose replaced files go', async () => {
    const { user } = await makeJobseeker(app.context);
    const { token } = user;
    const put = (body: object) =>
      app.call(jobseekerRoutes.updateByUser, { params: { userId: user.id }, token, body });
    const { avatar: _avatar, coverImage: _cover, cv: _cv, ...required } = jobseekerBody();
    const cv = await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, token });
    const bytes = await picture(30, 30).png().toBuffer();
    const image = await uploaded(app, uploadRoutes.avatar, { bytes, token });
    const filled = await put({ ...required, cv, avatar: image, coverImage: image, cvAudience: 'everyone' });
    expect(filled.body).toMatchObject({ cv, avatar: image, coverImage: image, cvAudience: 'everyone' });

    const changed = await put({
      ...required,
      expectedSalary: undefined,
      expected_salary: '41000',
      avatar: null,
    });
    expect(changed.body).toMatchObject({ expectedSalary: 41_000, cv, avatar: null, coverImage: image });
    // the same picture is still the cover
    expect((await fetchFile(app, image)).status).toBe(200);

    expect((await put({ ...required, cv: null, coverImage: '' })).body).toMatchObject({
      hasCv: false,
      coverImage: null,
    });
    expect((await fetchFile(app, cv, { token })).status).toBe(404);
    expect((await fetchFile(app, image)).status).toBe(404);
  });

  test('is changed by nobody else', async () => {
    const { user } = await makeJobseeker(app.context);
    const other = await makeJobseeker(app.context);
    const change = { params: { userId: user.id }, body: jobseekerBody() };
    expect(
      (await app.call(jobseekerRoutes.updateByUser, { ...change, token: other.user.token })).status,
    ).toBe(403);
    expect((await app.call(jobseekerRoutes.updateByUser, change)).status).toBe(401);
    const bad = await app.call(jobseekerRoutes.updateByUser, {
      ...change,
      token: user.token,
      body: { ...jobseekerBody(), availability: 'Peut-être' },
    });
    expect([bad.status, bad.error.issues?.[0]?.path]).toEqual([400, 'availability']);
  });
});

test('job seekers are listed as cards', async () => {
  const { profile } = await makeJobseeker(app.context, { username: 'Zoé Dernier' });
  const { body } = await app.call(jobseekerRoutes.list, { query: { limit: 1 } });
  expect(body).toEqual([
    expect.objectContaining({ kind: 'jobseeker', id: profile.id, firstName: 'Zoé', hasCv: false }),
  ]);
});
