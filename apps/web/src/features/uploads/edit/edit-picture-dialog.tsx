import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { fitPhotograph, type SourcePicture } from '../fit-photograph.ts';
import { reducePicture } from '../reduce/reduce-picture.ts';
import { CropFrame } from './crop-frame.tsx';
import styles from './edit-picture.module.css';
import { editPictureTexts as texts } from './edit-picture.texts.ts';
import {
  isUnedited,
  leastCrop,
  mostDegrees,
  noEdit,
  type PictureEdit,
  straightenedShare,
  turned,
  turnedSize,
} from './picture-edit.ts';
import { type OpenedPicture, useOpenedPicture } from './use-opened-picture.ts';

/** What is edited: a picture, and what was done to it before. `load` must be stable. */
export interface EditablePicture {
  readonly load: (signal: AbortSignal) => Promise<SourcePicture>;
  readonly edit: PictureEdit;
}

/** What came of an edit: the picture that is sent, and what it was made of. */
export interface EditedPicture {
  readonly result: File;
  readonly source: SourcePicture;
  readonly edit: PictureEdit;
}

export interface EditPictureDialogProps {
  readonly picture: EditablePicture;
  /** Takes what came of it; the dialog waits, and says the message of what it rejects with. */
  readonly onApply: (edited: EditedPicture, signal: AbortSignal) => Promise<void>;
  readonly onClose: () => void;
}

/** A JPEG stays one, a PNG too where it is light enough; of any other, what it shows decides. */
const typesOf = ({ type }: File) =>
  type === 'image/jpeg'
    ? (['image/jpeg'] as const)
    : type === 'image/png'
      ? (['image/png', 'image/jpeg'] as const)
      : null;

/** Made of all the pixels; where this browser cannot bear that once more, of those it showed. */
async function resultOf({ file, shown }: SourcePicture, edit: PictureEdit): Promise<File> {
  if (isUnedited(edit)) return (await fitPhotograph(file)) ?? file;
  const edited = (picture: File) => reducePicture(picture, typesOf(file), maxImageBytes, edit);
  if (shown === file) return edited(file);
  return edited(file).catch(() => edited(shown));
}

/** Turns, straightens and crops a picture in the page, by touch, mouse or keyboard. */
export default function EditPictureDialog({ picture, onApply, onClose }: EditPictureDialogProps) {
  const { opening, again } = useOpenedPicture(picture.load);
  if (opening.state === 'open') {
    return <OpenEditor opened={opening.picture} begun={picture.edit} onApply={onApply} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={texts.title} size="large">
      {opening.state === 'opening' ? (
        <Status>{texts.opening}</Status>
      ) : (
        <Notice tone="error" title={texts.openFailure} {...(opening.fault === null && { onRetry: again })}>
          {opening.fault ?? texts.openFailureHint}
        </Notice>
      )}
    </Dialog>
  );
}

/** The picture as its edit shows it, in the frame that is left of it. */
function EditedView({ opened: { src, size }, edit }: { opened: OpenedPicture; edit: PictureEdit }) {
  const image = useRef<HTMLImageElement>(null);
  const { quarters, degrees } = edit;
  useLayoutEffect(() => {
    const upright = turnedSize(size, quarters);
    const values = {
      width: `${(100 * size.width) / upright.width}%`,
      height: `${(100 * size.height) / upright.height}%`,
      turn: `${quarters * 90 + degrees}deg`,
      zoom: String(1 / straightenedShare(upright, degrees)),
    };
    for (const [name, value] of Object.entries(values)) image.current?.style.setProperty(`--${name}`, value);
  }, [size, quarters, degrees]);
  return <img ref={image} className={styles.picture} src={src} alt="" draggable={false} />;
}

function OpenEditor({
  opened,
  begun,
  onApply,
  onClose,
}: {
  opened: OpenedPicture;
  begun: PictureEdit;
} & Pick<EditPictureDialogProps, 'onApply' | 'onClose'>) {
  const [edit, setEdit] = useState(begun);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isApplying, setApplying] = useState(false);
  const stop = useRef(new AbortController());
  const degreesId = useId();
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const turn = (by: 1 | -1) => {
    const next = turned(edit, by);
    setEdit(next);
    setAnnouncement(texts.turned(next.quarters * 90));
  };
  const reset = () => {
    setEdit(noEdit);
    setAnnouncement(texts.restored);
  };
  const apply = async () => {
    if (isUnedited(edit) && isUnedited(begun)) return onClose();
    const { signal } = stop.current;
    const { source } = opened;
    setFailure(null);
    setApplying(true);
    try {
      const result = await resultOf(source, edit);
      signal.throwIfAborted();
      await onApply({ result, source, edit }, signal);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof Error && error.cause ? error.message : texts.failure);
      setApplying(false);
    }
  };
  const upright = turnedSize(opened.size, edit.quarters);

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={isApplying} onClick={() => void apply()}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <CropFrame
        crop={edit.crop}
        least={leastCrop(opened.size, edit)}
        ratio={upright.width / upright.height}
        onChange={(crop) => setEdit((current) => ({ ...current, crop }))}
      >
        <EditedView opened={opened} edit={edit} />
      </CropFrame>
      <div className={styles.controls}>
        <p className={styles.hint}>
          {texts.hint} <span className={styles.keys}>{texts.keysHint}</span>
        </p>
        <div className={styles.tools}>
          <Button size="small" icon="turnLeft" onClick={() => turn(-1)}>
            {texts.turnLeft}
          </Button>
          <Button size="small" icon="turnRight" onClick={() => turn(1)}>
            {texts.turnRight}
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon="undo"
            aria-disabled={isUnedited(edit) || undefined}
            onClick={reset}
          >
            {texts.reset}
          </Button>
        </div>
        <div className={styles.degrees}>
          <label htmlFor={degreesId}>{texts.straighten}</label>
          <input
            id={degreesId}
            type="range"
            min={-mostDegrees}
            max={mostDegrees}
            step={0.5}
            value={edit.degrees}
            aria-valuetext={texts.degrees(edit.degrees)}
            onChange={(event) => {
              const degrees = Number(event.target.value);
              setEdit((current) => ({ ...current, degrees }));
            }}
          />
          <span aria-hidden="true">{texts.degrees(edit.degrees)}</span>
        </div>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Dialog>
  );
}
