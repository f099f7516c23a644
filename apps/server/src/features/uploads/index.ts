import type { Feature } from '../../core/http/define-feature.ts';
import { handleEncodeAvif } from './encode-avif.job.ts';
import { handleDeleteBytes } from './file-bytes.job.ts';
import { handleForgetUntaken } from './forget-untaken.job.ts';
import { uploadsPersonalData } from './uploads.personal-data.ts';
import { registerUploadRoutes } from './uploads.routes.ts';

export { fileUrl, fileUrlOrNull } from './file-url.ts';
export { presentAttachment } from './present-attachment.ts';
export { deleteFilesOfUser, releaseFiles, takeUpFile } from './take-up-files.ts';

export const uploadsFeature: Feature = {
  name: 'uploads',
  reads: [
    'companies',
    'conversations',
    'freelances',
    'jobseekers',
    'message_attachments',
    'messages',
    'project_images',
    'reports',
  ],
  routes: registerUploadRoutes,
  jobs: (context) => {
    handleDeleteBytes(context);
    handleEncodeAvif(context);
    handleForgetUntaken(context);
  },
  personalData: uploadsPersonalData,
};
