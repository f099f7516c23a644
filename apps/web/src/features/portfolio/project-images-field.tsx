import { maxProjectImages } from '@mitoyen/contract/features/portfolio/project-image.schemas.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Form } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { moveItem } from '../../ui/move-item.ts';
import { MultiUpload } from '../../ui/multi-upload.tsx';
import { useDragOrder } from '../../ui/use-drag-order.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fitPhotograph, uploadTo } from '../uploads/index.ts';
import { FocusDialog } from './focus-dialog.tsx';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import styles from './project-form.module.css';
import { type DraftImage, newImage, type ProjectValues } from './project-form.values.ts';
import { ProjectImageFields } from './project-image-fields.tsx';

const send = uploadTo(uploadRoutes.avatar);

/** A project's pictures: sent several at a time, put in order, cropped, described. The first is the cover. */
export function ProjectImagesField({ form, sendings }: { form: Form<ProjectValues>; sendings: Sendings }) {
  const { images } = form.values;
  const latest = useRef(images);
  latest.current = images;
  const [announcement, setAnnouncement] = useState('');
  const [cropped, setCropped] = useState<string | null>(null);
  const pressed = useRef<string | null>(null);
  const { track } = sendings;
  const onSendingChange = useCallback((isSending: boolean) => track('images', isSending), [track]);
  useEffect(() => () => track('images', false), [track]);
  useEffect(() => {
    // A button that moved with its picture lost the focus on the way.
    if (pressed.current) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  });

  const setImages = (next: readonly DraftImage[]) => {
    // Two files may arrive before the page is drawn again.
    latest.current = next;
    form.set({ images: next });
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
  const uploadId = form.idOf('images');
  const remove = (url: string) => {
    setImages(images.filter((image) => image.url !== url));
    setAnnouncement(texts.removed);
    document.getElementById(uploadId)?.focus();
  };
  const drag = useDragOrder(move);
  const inFocus = images.find(({ url }) => url === cropped);

  return (
    <>
      {images.length > 0 && (
        <ol className={styles.images}>
          {images.map((image, index) => (
            <ProjectImageFields
              key={image.url}
              image={image}
              index={index}
              count={images.length}
              idOf={(name) => form.idOf(`images.${index}.${name}`)}
              error={form.errorOf(`images.${index}.alt`) ?? form.errorOf(`images.${index}.url`)}
              drag={drag}
              onChange={(changes) => change(image.url, changes)}
              onMove={(to, buttonId) => move(index, to, buttonId)}
              onCrop={() => setCropped(image.url)}
              onRemove={() => remove(image.url)}
            />
          ))}
        </ol>
      )}
      <MultiUpload
        id={uploadId}
        label={texts.imagesField}
        hint={texts.imagesHint(maxProjectImages)}
        error={form.errorOf('images')}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={maxImageBytes}
        wrongTypeMessage={uploadErrors.image_type.message}
        prepare={fitPhotograph}
        upload={send}
        room={maxProjectImages - images.length}
        noRoom={texts.noRoom(maxProjectImages)}
        onSent={(url) => setImages([...latest.current, newImage(url)])}
        onSendingChange={onSendingChange}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {inFocus && (
        <FocusDialog
          image={inFocus}
          onChange={(changes) => change(inFocus.url, changes)}
          onClose={() => setCropped(null)}
        />
      )}
    </>
  );
}
