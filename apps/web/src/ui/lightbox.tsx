import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import styles from './lightbox.module.css';
import { Photo, type PhotoSource } from './photo.tsx';
import { Status } from './status.tsx';
import { lightboxTexts as texts, uiTexts } from './ui.texts.ts';
import { useZoom } from './use-zoom.ts';

interface LightboxProps {
  /** Names the whole: the project's title. */
  label: string;
  photos: readonly PhotoSource[];
  /** Which one is shown; null while it is closed. */
  index: number | null;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/**
 * Photographs over the whole screen, one at a time: arrow keys, Home and End, a swipe, or its buttons; Escape closes.
 * Wheel, pinch, double press, +, − and 0, or buttons bring one near and back; near, strokes and arrow keys move it.
 */
export function Lightbox(props: LightboxProps) {
  return props.index === null ? null : <OpenLightbox {...props} index={props.index} />;
}

function OpenLightbox({ label, photos, index, onIndex, onClose }: LightboxProps & { index: number }) {
  const ref = useRef<HTMLDialogElement>(null);
  const photo = photos[index];
  const last = photos.length - 1;
  const show = (next: number) => onIndex(Math.min(last, Math.max(0, next)));
  // before its stage is measured
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const { stage, zoom, isNear, isNearest, onKey, strokes, bringNearer, takeFarther } = useZoom(
    photo,
    (step) => show(index + step),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // the browser's own zoom
    if (event.ctrlKey || event.metaKey) return;
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (onKey(event.key)) event.preventDefault();
    else if (target !== undefined) {
      event.preventDefault();
      show(target);
    }
  };

  if (!photo) return null;
  const position = texts.position(index + 1, photos.length);
  return (
    <dialog
      ref={ref}
      className={styles.lightbox}
      aria-label={texts.label(label)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <Status className={styles.count}>{position}</Status>
        <IconButton
          icon="minus"
          className={styles.zoom}
          label={texts.farther}
          aria-disabled={!isNear || undefined}
          onClick={takeFarther}
        />
        <IconButton
          icon="plus"
          label={texts.nearer}
          aria-disabled={isNearest || undefined}
          onClick={bringNearer}
        />
        <IconButton icon="close" label={uiTexts.close} onClick={onClose} />
      </div>
      <figure className={styles.stage} aria-label={position}>
        <div
          ref={stage}
          className={styles.scroller}
          data-near={isNear || undefined}
          // what scrolls can be scrolled by keys
          tabIndex={isNear ? 0 : undefined}
          {...strokes}
        >
          <div className={styles.picture}>
            <Photo
              key={photo.url}
              photo={photo}
              alt={photo.alt || `${label}, ${position}`}
              sizes={`${Math.ceil(100 * zoom)}vw`}
              fit="whole"
              isNear={isNear}
            />
          </div>
        </div>
        {photos.length > 1 && (
          <>
            <IconButton
              icon="arrowLeft"
              className={cx(styles.arrow, styles.previous)}
              label={texts.previous}
              aria-disabled={index === 0 || undefined}
              onClick={() => show(index - 1)}
            />
            <IconButton
              icon="arrowRight"
              className={cx(styles.arrow, styles.next)}
              label={texts.next}
              aria-disabled={index === last || undefined}
              onClick={() => show(index + 1)}
            />
          </>
        )}
      </figure>
      <p className={styles.caption}>{photo.alt}</p>
    </dialog>
  );
}
