import { type ChangeEvent, type MouseEvent, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { focusAttributes } from '../../ui/focus.ts';
import { Photo } from '../../ui/photo.tsx';
import styles from './focus-dialog.module.css';
import { projectFormTexts as texts } from './own-portfolio.texts.ts';
import type { DraftImage } from './project-form.values.ts';

type Focus = Pick<DraftImage, 'focusX' | 'focusY'>;

const stepPercent = 5;
/** Per cent of a length, in the steps that a page can show. */
function percentOf(offset: number, length: number): number {
  const percent = length > 0 ? (offset / length) * 100 : 50;
  return Math.min(100, Math.max(0, Math.round(percent / stepPercent) * stepPercent));
}

function FocusRange({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={stepPercent}
        value={value}
        aria-valuetext={texts.percent(value)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(Number(event.target.value))}
      />
      <span aria-hidden="true">{texts.percent(value)}</span>
    </div>
  );
}

/** Chooses the focal point of a picture: by a click in it, or with two ranges. */
export function FocusDialog({
  image,
  onChange,
  onClose,
}: {
  image: DraftImage;
  onChange: (focus: Partial<Focus>) => void;
  onClose: () => void;
}) {
  const { className, ...focus } = focusAttributes(image.focusX, image.focusY);
  const point = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      focusX: percentOf(event.clientX - box.left, box.width),
      focusY: percentOf(event.clientY - box.top, box.height),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.focusTitle}
      size="large"
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.focusDone}
        </Button>
      }
    >
      <p>{texts.focusHint}</p>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a short cut for the pointer; the ranges below do the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: no role fits a point in a picture; the ranges below are what is read out */}
        <span className={cx(className, styles.whole)} {...focus} onClick={point}>
          <img src={`${image.url}?w=960`} alt="" />
          <span className={styles.mark} />
        </span>
      </div>
      <div>
        <FocusRange
          label={texts.horizontal}
          value={image.focusX}
          onChange={(focusX) => onChange({ focusX })}
        />
        <FocusRange label={texts.vertical} value={image.focusY} onChange={(focusY) => onChange({ focusY })} />
      </div>
      <div className={styles.previews} aria-hidden="true">
        <figure>
          <div className={styles.grid}>
            <Photo photo={image} alt="" sizes="14rem" />
          </div>
          <figcaption>{texts.inGrid}</figcaption>
        </figure>
        <figure>
          <div className={styles.cover}>
            <Photo photo={image} alt="" sizes="24rem" />
          </div>
          <figcaption>{texts.asCover}</figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
