import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { makeJobseeker, makeUser } from '../../../test/builders/index.ts';
import { pdfBytes, picture, uploaded } from '../../../test/files.ts';
import type { DiscreetTest } from './discreet.fixture.ts';

/** A public job seeker with portrait and CV. */
export async function somebody(app: DiscreetTest) {
  const user = await makeUser(app.context, { role: 'jobseeker' });
  const bytes = await picture(300, 300).png().toBuffer();
  const avatar = await uploaded(app, uploadRoutes.avatar, { bytes, token: user.token });
  const cv = await uploaded(app, uploadRoutes.cv, { bytes: pdfBytes, token: user.token });
  const id = (url: string) => url.split('/').at(-1) ?? '';
  const { profile } = await makeJobseeker(app.context, {
    user,
    avatar_file_id: id(avatar),
    cv_file_id: id(cv),
  });
  const { db } = app.context;
  await db
    .updateTable('jobseekers')
    .set({ cv_audience: 'everyone' })
    .where('user_id', '=', user.id)
    .execute();
  await db
    .updateTable('files')
    .set({ owner_id: user.id, taken_at: new Date() })
    .where('id', 'in', [id(avatar), id(cv)])
    .execute();
  return { user, profile, avatar, cv };
}
export type Somebody = Awaited<ReturnType<typeof somebody>>;
