export { attachedFileTexts } from './attached-files.texts.ts';
export { FileCautions } from './file-cautions.tsx';
export { fitAttachment, fitPhotograph } from './fit-photograph.ts';
export { FileUpload, FormUpload } from './form-upload.tsx';
export { MessageAttachments } from './message-attachments.tsx';
export { uploadTo } from './upload-to.ts';
export { useShownPicture } from './use-shown-picture.ts';
