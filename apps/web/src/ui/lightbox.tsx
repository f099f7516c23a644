import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import styles from './lightbox.module.css';
import { Photo, type PhotoSource } from './photo.tsx';
import { lightboxTexts as texts, uiTexts } from './ui.texts.ts';
import { useZoom } from './use-zoom.ts';

/** A finger that moved less than this, in pixels, has tapped. */
const swipePixels = 48;

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
 * Photographs over the whole screen, one at a time: arrow keys, Home and End, a swipe, or its buttons; Escape closes. A
 * double press, + or the button brings one near, fingers as any page.
 */
export function Lightbox(props: LightboxProps) {
  return props.index === null ? null : <OpenLightbox {...props} index={props.index} />;
}

function OpenLightbox({ label, photos, index, onIndex, onClose }: LightboxProps & { index: number }) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number | null>(null);
  const photo = photos[index];
  const { stage, isNear, toggle, isMoving } = useZoom(photo?.url ?? '');

  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const last = photos.length - 1;
  const show = (next: number) => onIndex(Math.min(last, Math.max(0, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') {
      if ((event.key === '+') !== isNear) toggle();
      return;
    }
    // near, the arrows move the picture
    if (isNear && event.key.startsWith('Arrow')) return;
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };
  const onPointerUp = (event: PointerEvent) => {
    const moved = pressedAt.current === null ? 0 : event.clientX - pressedAt.current;
    pressedAt.current = null;
    if (Math.abs(moved) >= swipePixels && !isMoving()) show(index + (moved < 0 ? 1 : -1));
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
        <p className={styles.count} role="status">
          {position}
        </p>
        <IconButton
          icon={isNear ? 'minus' : 'plus'}
          className={styles.zoom}
          label={isNear ? texts.whole : texts.near}
          onClick={() => toggle()}
        />
        <IconButton icon="close" label={uiTexts.close} onClick={onClose} />
      </div>
      <figure
        ref={stage}
        className={styles.stage}
        data-near={isNear || undefined}
        // what scrolls can be scrolled by keys
        tabIndex={isNear ? 0 : undefined}
        aria-label={position}
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          pressedAt.current = null;
        }}
      >
        <div className={styles.picture}>
          <Photo
            key={photo.url}
            photo={photo}
            alt={photo.alt || `${label}, ${position}`}
            sizes={isNear ? '250vw' : '100vw'}
            fit="whole"
          />
        </div>
        {photos.length > 1 && !isNear && (
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
