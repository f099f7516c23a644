import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { claimFile } from '../../src/features/uploads/claim-files.ts';
import { pdfBytes, uploaded } from '../files.ts';
import { rowOf, type Scene } from './scene.ts';

/** A job seeker's CV, shown on their profile to these. */
export const fileIdOfCv = (scene: Scene, cvAudience: 'members' | 'nobody') =>
  rowOf(scene, 'jobseeker', async ({ user }) => {
    const { context } = scene;
    const url = await uploaded(scene, uploadRoutes.cv, { bytes: pdfBytes, token: user.token });
    return context.db.transaction().execute(async (tx) => {
      const id = await claimFile(context, tx, { url, kind: 'cv', userId: user.id, path: 'cv' });
      await tx
        .updateTable('jobseekers')
        .set({ cv_file_id: id, cv_audience: cvAudience })
        .where('user_id', '=', user.id)
        .execute();
      return id ?? '';
    });
  });
