import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxCvBytes, maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { type ComponentProps, useCallback, useEffect } from 'react';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { UploadField } from '../../ui/upload-field.tsx';
import { fitPhotograph } from './fit-photograph.ts';
import { formUploadTexts as texts } from './form-upload.texts.ts';
import { uploadTo } from './upload-to.ts';

const image = {
  accept: 'image/jpeg,image/png,image/webp',
  maxBytes: maxImageBytes,
  wrongTypeMessage: uploadErrors.image_type.message,
  prepare: fitPhotograph,
};
const kinds = {
  face: { ...image, upload: uploadTo(uploadRoutes.avatar), preview: 'face' },
  picture: { ...image, upload: uploadTo(uploadRoutes.avatar), preview: 'picture' },
  logo: { ...image, upload: uploadTo(uploadRoutes.logo), preview: 'picture' },
  cv: {
    accept: '.pdf,.doc,.docx',
    maxBytes: maxCvBytes,
    wrongTypeMessage: uploadErrors.cv_type.message,
    upload: uploadTo(uploadRoutes.cv, texts.cvFailure),
    preview: 'file',
  },
} as const;

type Props = Pick<
  ComponentProps<typeof UploadField>,
  'id' | 'label' | 'hint' | 'error' | 'value' | 'onChange' | 'current'
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
