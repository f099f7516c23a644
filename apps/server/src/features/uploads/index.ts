import type { Feature } from '../../core/http/define-feature.ts';
import { handleDeleteBytes } from './file-bytes.job.ts';

export { fileUrl, fileUrlOrNull } from './file-url.ts';
export { deleteFilesOfUser, releaseFiles, takeUpFile } from './take-up-files.ts';

export const uploadsFeature: Feature = {
  name: 'uploads',
  jobs: (context) => {
    handleDeleteBytes(context);
  },
};
