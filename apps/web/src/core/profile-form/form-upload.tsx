import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxCvBytes, maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { type ComponentProps, useCallback, useEffect } from 'react';
import { UploadField } from '../../ui/upload-field.tsx';
import type { Upload } from '../../ui/use-upload.ts';
import { errorSentence } from '../error-sentence.ts';
import { uploadFile } from '../upload-file.ts';
import { jobseekerFormTexts } from './profile-form.texts.ts';
import type { Sendings } from './use-sendings.ts';

const sendImage: Upload = (file, options) => uploadFile(uploadRoutes.avatar, file, options);
const sendLogo: Upload = (file, options) => uploadFile(uploadRoutes.logo, file, options);
const sendCv: Upload = async (file, options) => {
  try {
    return await uploadFile(uploadRoutes.cv, file, options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(errorSentence(error, jobseekerFormTexts.cvFailure), { cause: error });
  }
};

const image = {
  accept: 'image/jpeg,image/png,image/webp',
  maxBytes: maxImageBytes,
  wrongTypeMessage: uploadErrors.image_type.message,
};
const kinds = {
  face: { ...image, upload: sendImage, preview: 'face' },
  picture: { ...image, upload: sendImage, preview: 'picture' },
  logo: { ...image, upload: sendLogo, preview: 'picture' },
  cv: {
    accept: '.pdf,.doc,.docx',
    maxBytes: maxCvBytes,
    wrongTypeMessage: uploadErrors.cv_type.message,
    upload: sendCv,
    preview: 'file',
  },
} as const;

type Props = Pick<
  ComponentProps<typeof UploadField>,
  'id' | 'label' | 'hint' | 'error' | 'value' | 'onChange'
>;

/** A file of a form. The form knows while it is on its way. */
export function FormUpload({
  kind,
  name,
  sendings,
  ...props
}: Props & { kind: keyof typeof kinds; name: string; sendings: Sendings }) {
  const { track } = sendings;
  const onSendingChange = useCallback((isSending: boolean) => track(name, isSending), [track, name]);
  useEffect(() => () => track(name, false), [track, name]);
  return <UploadField {...kinds[kind]} {...props} onSendingChange={onSendingChange} />;
}
