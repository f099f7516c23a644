import { maxProjectImages } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormFields } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { getSession } from '../../core/session/session-store.ts';
import { moveItem } from '../../ui/move-item.ts';
import { MultiUpload } from '../../ui/multi-upload.tsx';
import { usePointerDrag } from '../../ui/use-pointer-drag.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import {
  FilePictureEditor,
  fitPhotograph,
  PictureEditor,
  uploadTo,
  useEditablePictures,
  useFileHints,
} from '../uploads/index.ts';
import { FocusDialog } from './focus-dialog.tsx';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import styles from './project-form.module.css';
import { type DraftImage, newImage } from './project-form.values.ts';
import { editButtonId, ProjectImageFields } from './project-image-fields.tsx';

const send = uploadTo(uploadRoutes.avatar);
const sender = () => getSession()?.user.id;

/**
 * A project's pictures: sent several at a time, put in order, edited, described. The first is the cover. `prefix`
 * stands before the paths of its fields where the form has several projects.
 */
export function ProjectImagesField({
  form,
  prefix = '',
  images,
  onChange,
  sendings,
}: {
  form: Pick<FormFields<object>, 'idOf' | 'errorOf'>;
  prefix?: string;
  images: readonly DraftImage[];
  onChange: (images: readonly DraftImage[]) => void;
  sendings: Sendings;
}) {
  const latest = useRef(images);
  latest.current = images;
  const [announcement, setAnnouncement] = useState('');
  const [focused, setFocused] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [queued, setQueued] = useState<{ file: File; end: (edited?: File) => void } | null>(null);
  const { hints, upload } = useFileHints(send);
  const pictures = useEditablePictures(upload);
  const pressed = useRef<string | null>(null);
  const { track } = sendings;
  const path = `${prefix}images`;
  const onSendingChange = useCallback((isSending: boolean) => track(path, isSending), [track, path]);
  useEffect(() => () => track(path, false), [track, path]);
  useEffect(() => {
    // A button that moved with its picture lost the focus on the way.
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  });

  const setImages = (next: readonly DraftImage[]) => {
    // Two files may arrive before the page is drawn again.
    latest.current = next;
    onChange(next);
  };
  const change = (url: string, changes: Partial<DraftImage>) =>
    setImages(latest.current.map((image) => (image.url === url ? { ...image, ...changes } : image)));
  const move = (from: number, to: number, buttonId: string | null = null) => {
    const moved = moveItem(images, from, to);
    if (moved === images) return;
    pressed.current = buttonId;
    setImages(moved);
    setAnnouncement(texts.moved(to + 1));
  };
  const uploadId = form.idOf(path);
  const remove = (url: string) => {
    setImages(images.filter((image) => image.url !== url));
    setAnnouncement(texts.removed);
    document.getElementById(uploadId)?.focus();
  };
  const replace = (url: string, replaced: string) => {
    pressed.current = editButtonId(replaced);
    // what stayed in sight is elsewhere now
    change(url, newImage(replaced, latest.current.find((image) => image.url === url)?.alt));
    setAnnouncement(texts.edited);
  };
  const placeOf = (url: string) => images.findIndex((image) => image.url === url);
  const drag = usePointerDrag({
    kind: 'picture',
    layout: 'list',
    onDrop: (url, beside) => move(placeOf(url), placeOf(beside.id)),
  });
  const inFocus = images.find(({ url }) => url === focused);

  return (
    <>
      {/* above them: what is sent moves nothing that is pressed */}
      <MultiUpload
        id={uploadId}
        label={texts.imagesField}
        hint={texts.imagesHint(maxProjectImages)}
        error={form.errorOf(path)}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={maxImageBytes}
        wrongTypeMessage={uploadErrors.image_type.message}
        prepare={fitPhotograph}
        upload={pictures.upload}
        sender={sender}
        onEdit={(file, end) => setQueued({ file, end })}
        pastesAnywhere={prefix === ''}
        room={maxProjectImages - images.length}
        noRoom={texts.noRoom(maxProjectImages)}
        onSent={(url) => setImages([...latest.current, newImage(url)])}
        onSendingChange={onSendingChange}
      />
      {images.length > 0 && <p className={styles.hint}>{texts.toolsHint}</p>}
      {images.length > 0 && (
        <ol className={styles.images}>
          {images.map((image, index) => (
            <ProjectImageFields
              key={image.url}
              image={image}
              index={index}
              count={images.length}
              idOf={(name) => form.idOf(`${path}.${index}.${name}`)}
              fileHint={hints.get(image.url)}
              error={form.errorOf(`${path}.${index}.alt`) ?? form.errorOf(`${path}.${index}.url`)}
              drag={drag}
              onChange={(changes) => change(image.url, changes)}
              onMove={(to, buttonId) => move(index, to, buttonId)}
              onEdit={() => setEdited(image.url)}
              onThumbnail={() => setFocused(image.url)}
              onRemove={() => remove(image.url)}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {queued && (
        <FilePictureEditor
          file={queued.file}
          pictures={pictures}
          onEnd={(result) => {
            queued.end(result);
            setQueued(null);
          }}
        />
      )}
      {edited && (
        <PictureEditor
          url={edited}
          pictures={pictures}
          onReplaced={(replaced) => replace(edited, replaced)}
          onClose={() => setEdited(null)}
        />
      )}
      {inFocus && (
        <FocusDialog
          image={inFocus}
          onChange={(changes) => change(inFocus.url, changes)}
          onClose={() => setFocused(null)}
        />
      )}
    </>
  );
}
