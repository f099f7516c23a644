import type { Feature } from '../../core/http/define-feature.ts';
import { handleEncodeAvif } from './encode-avif.job.ts';
import { handleDeleteBytes } from './file-bytes.job.ts';
import { handleForgetUnclaimed } from './forget-unclaimed.job.ts';
import { uploadsPersonalData } from './uploads.personal-data.ts';
import { registerUploadRoutes } from './uploads.routes.ts';

export {
  claimFile,
  deleteFilesOfUser,
  deleteSealedFiles,
  releaseFiles,
  sealFiles,
  withdrawFiles,
} from './claim-files.ts';
export { withCopyOfCv } from './copy-cv.ts';
export { fileUrl, fileUrlOrNull } from './file-url.ts';
export { mailPicturePath } from './mail-picture.ts';
export { openProofDocument } from './open-proof-document.ts';
export { presentAttachment } from './present-attachment.ts';
export { readPublicPicture } from './read-public-picture.ts';
export { takeAttachments } from './take-attachment.ts';

export const uploadsFeature: Feature = {
  name: 'uploads',
  reads: ['users'],
  routes: registerUploadRoutes,
  jobs: (context) => {
    handleDeleteBytes(context);
    handleEncodeAvif(context);
    handleForgetUnclaimed(context);
  },
  personalData: uploadsPersonalData,
};
