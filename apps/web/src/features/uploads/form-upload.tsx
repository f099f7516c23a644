import { cvRefusalOf } from '@mitoyen/contract/features/uploads/cv-refusals.rules.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import {
  cvAccept,
  maxCvBytes,
  maxImageBytes,
  maxProofBytes,
  proofAccept,
} from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import type { FormFields } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { Button } from '../../ui/button.tsx';
import { UploadField } from '../../ui/upload-field.tsx';
import { editPictureButtonTexts } from './edit/edit-picture-button.texts.ts';
import { PictureEditor } from './edit/picture-editor.tsx';
import { useEditablePictures } from './edit/use-editable-pictures.ts';
import { fitPhotograph } from './fit-photograph.ts';
import { formUploadTexts as texts } from './form-upload.texts.ts';
import { uploadTo } from './upload-to.ts';
import { useFileHints } from './use-file-hints.ts';
import { useShownPicture } from './use-shown-picture.ts';

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
    accept: cvAccept,
    maxBytes: maxCvBytes,
    wrongTypeMessage: ({ name }: File) => cvRefusalOf(name).message,
    upload: uploadTo(uploadRoutes.cv, texts.cvFailure),
    preview: 'file',
  },
  proof: {
    accept: proofAccept,
    maxBytes: maxProofBytes,
    wrongTypeMessage: uploadErrors.proof_type.message,
    prepare: fitPhotograph,
    upload: uploadTo(uploadRoutes.proof),
    preview: 'file',
  },
} as const;

type Look = Pick<ComponentProps<typeof UploadField>, 'label' | 'hint' | 'current' | 'onTaken'>;

interface FileProps
  extends Look,
    Pick<ComponentProps<typeof UploadField>, 'id' | 'error' | 'value' | 'onChange'> {
  readonly kind: keyof typeof kinds;
  readonly name: string;
  readonly sendings: Sendings;
  /** Whether what was there before is a picture that its owner alone may ask for. */
  readonly isPrivate?: boolean | undefined;
}

/** A file of a form. The form knows while it is on its way. */
function FileUpload({ kind, name, sendings, isPrivate = false, ...props }: FileProps) {
  const shownUrl = useShownPicture(props.value, isPrivate);
  const { track } = sendings;
  const onSendingChange = useCallback((isSending: boolean) => track(name, isSending), [track, name]);
  useEffect(() => () => track(name, false), [track, name]);
  // the reader of CVs, where there is one, says itself that it found no page
  const isHinted = kind !== 'cv' || props.onTaken === undefined;
  const { hints, upload } = useFileHints(kinds[kind].upload, isHinted);
  const fileHint = props.value === null ? undefined : hints.get(props.value);
  const field = { ...kinds[kind], ...props, upload, fileHint, shownUrl, onSendingChange };
  return kinds[kind].preview === 'file' ? <UploadField {...field} /> : <PictureUpload {...field} />;
}

/** A picture, which can be turned and cropped once it is there. */
function PictureUpload({ upload, ...props }: ComponentProps<typeof UploadField>) {
  const pictures = useEditablePictures(upload);
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <>
      <UploadField
        {...props}
        upload={pictures.upload}
        current={
          <Button size="small" variant="ghost" icon="crop" onClick={() => setEdited(props.value)}>
            {editPictureButtonTexts.edit}
          </Button>
        }
      />
      {edited && (
        <PictureEditor
          url={edited}
          pictures={pictures}
          onReplaced={props.onChange}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** A file that is one of a form's values. */
export function FormUpload<Name extends string>({
  form,
  name,
  ...props
}: Look &
  Pick<FileProps, 'kind' | 'sendings' | 'isPrivate'> & {
    form: Pick<FormFields<Record<Name, string | null>>, 'values' | 'set' | 'idOf' | 'errorOf'>;
    name: Name;
  }) {
  return (
    <FileUpload
      {...props}
      name={name}
      id={form.idOf(name)}
      error={form.errorOf(name)}
      value={form.values[name]}
      onChange={(url) => form.set({ [name]: url } as Record<Name, string | null>)}
    />
  );
}
