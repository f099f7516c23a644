import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { addProof } from '../../src/features/proofs/declare-proof.ts';
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

/** The document of a proof, which its owner and operators read. */
export const fileIdOfProof = (scene: Scene) =>
  rowOf(scene, 'freelance', async ({ user }) => {
    const document = await uploaded(scene, uploadRoutes.proof, { bytes: pdfBytes, token: user.token });
    const proof = { kind: 'ordre', number: 'A12345', region: 'Bretagne', document } as const;
    await addProof(scene.context, { id: user.id, role: 'freelance' }, proof, null);
    return document.split('/').at(-1) ?? '';
  });
