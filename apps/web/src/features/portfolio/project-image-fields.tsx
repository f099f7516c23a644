import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import dragOrder from '../../ui/drag-order.module.css';
import { TextField } from '../../ui/field.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Status } from '../../ui/status.tsx';
import type { PointerDrag } from '../../ui/use-pointer-drag.ts';
import { editPictureButtonTexts } from '../uploads/index.ts';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import { PlaceButtons } from './place-buttons.tsx';
import styles from './project-form.module.css';
import type { DraftImage } from './project-form.values.ts';

/** The id of the button that edits a picture: another address is another picture. */
export const editButtonId = (url: string) => `${url}-edit`;

/** One picture of a project: what it shows, its place, what stays in sight of it. */
export function ProjectImageFields({
  image,
  index,
  count,
  idOf,
  fileHint,
  error,
  drag,
  onChange,
  onMove,
  onEdit,
  onThumbnail,
  onRemove,
}: {
  image: DraftImage;
  index: number;
  count: number;
  idOf: (name: string) => string;
  /** Said of the picture, which is taken all the same. */
  fileHint: string | undefined;
  error: string | undefined;
  drag: PointerDrag;
  onChange: (changes: Partial<DraftImage>) => void;
  onMove: (to: number, buttonId: string | null) => void;
  onEdit: () => void;
  onThumbnail: () => void;
  onRemove: () => void;
}) {
  const position = index + 1;
  return (
    <li className={cx(dragOrder.item, styles.image)} {...drag.item(image.url)}>
      <div className={styles.thumb}>
        <Photo photo={image} alt={image.alt || texts.imageName(position)} sizes="14rem" />
        {index === 0 && (
          <span className={styles.cover}>
            <Badge tone="brick">{texts.cover}</Badge>
          </span>
        )}
      </div>
      <div className={styles.imageFields}>
        {fileHint && <Status className={styles.hint}>{fileHint}</Status>}
        <TextField
          id={idOf('alt')}
          label={texts.alt(position)}
          hint={texts.altHint}
          value={image.alt}
          error={error}
          autoComplete="off"
          onChange={(event) => onChange({ alt: event.target.value })}
        />
        <div className={styles.tools}>
          <PlaceButtons
            id={image.url}
            index={index}
            count={count}
            grip={drag.grip(image.url)}
            upLabel={texts.moveUp(position)}
            downLabel={texts.moveDown(position)}
            onMove={onMove}
          />
          <Button
            id={editButtonId(image.url)}
            size="small"
            variant="ghost"
            icon="crop"
            aria-label={texts.edit(position)}
            onClick={onEdit}
          >
            {editPictureButtonTexts.edit}
          </Button>
          <Button
            size="small"
            variant="ghost"
            icon="focus"
            aria-label={texts.focus(position)}
            onClick={onThumbnail}
          >
            {texts.focusShort}
          </Button>
          {index > 0 && (
            <Button
              size="small"
              variant="ghost"
              aria-label={texts.makeCover(position)}
              onClick={() => onMove(0, `${image.url}-down`)}
            >
              {texts.makeCoverShort}
            </Button>
          )}
          <IconButton icon="trash" label={texts.removeImage(position)} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}
