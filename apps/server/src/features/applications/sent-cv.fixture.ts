import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { expect } from 'vitest';
import { type MadeUser, makeJob, makeUser } from '../../../test/builders/index.ts';
import { fetchFile, pdfBytes, uploaded } from '../../../test/files.ts';
import { jobseekerBody } from '../../../test/profile-bodies.ts';
import { documentPath } from '../uploads/file-paths.ts';
import type { ApplicationsTest } from './applications.fixture.ts';

/** Applications with CVs, for tests whose app is made before them. */
export function sentCvCalls(getApp: () => ApplicationsTest) {
  const pdf = (words: string) => Buffer.concat([pdfBytes, Buffer.from(`\n% ${words}`)]);
  const upload = (bytes: Buffer, user: MadeUser, name = 'CV.pdf') =>
    uploaded(getApp(), uploadRoutes.cv, { bytes, name, token: user.token });
  const open = (url: string | null, user?: MadeUser) =>
    fetchFile({ ...getApp(), close: getApp().stop }, url ?? '', { token: user?.token });

  /** A job seeker whose profile has a CV that nobody else may download. */
  async function seeker() {
    const user = await makeUser(getApp().context, { role: 'jobseeker' });
    const cv = await upload(pdf('profile'), user);
    const body = { ...jobseekerBody(), cv, cvAudience: 'nobody' as const };
    await getApp().call(jobseekerRoutes.create, { token: user.token, body });
    return { user, cv };
  }

  async function applied(over: (user: MadeUser) => Promise<object> = async () => ({})) {
    const { user, cv } = await seeker();
    const job = await makeJob(getApp().context);
    const { status, body } = await getApp().applyToJob(user, job.id, await over(user));
    expect(status).toBe(201);
    const [received] = (await getApp().received(job.user)).body;
    expect(received?.cvUrl).toBe(body.cvUrl);
    return { user, cv, job, id: body.id, cvUrl: body.cvUrl };
  }

  async function bytesOf(url: string | null): Promise<Buffer | null> {
    const path = documentPath(url?.split('/').at(-1) ?? '');
    await getApp().runJobs();
    const stream = await getApp()
      .context.files.read(path)
      .catch(() => null);
    return stream && Buffer.concat(await stream.toArray());
  }

  return { pdf, upload, open, seeker, applied, bytesOf };
}
