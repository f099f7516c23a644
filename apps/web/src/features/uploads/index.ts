export { attachedFileTexts } from './attached-files.texts.ts';
export { fitPhotograph } from './fit-photograph.ts';
export { FileUpload, FormUpload } from './form-upload.tsx';
export { MessageAttachments } from './message-attachments.tsx';
export { uploadTo } from './upload-to.ts';
