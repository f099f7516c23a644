import { IconButton } from '../../ui/button.tsx';
import dragOrder from '../../ui/drag-order.module.css';
import { Icon } from '../../ui/icon.tsx';
import type { PointerDrag } from '../../ui/use-pointer-drag.ts';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';
import styles from './place-buttons.module.css';

/**
 * Moves one of several things to another place: a handle to drag it by, and a button each way. `onMove` gets the new
 * place and the id of the button, whose focus may be lost on the way; ids begin with `id`.
 */
export function PlaceButtons({
  id,
  index,
  count,
  grip,
  upLabel,
  downLabel,
  onMove,
}: {
  id: string;
  index: number;
  count: number;
  grip: ReturnType<PointerDrag['grip']>;
  upLabel: string;
  downLabel: string;
  onMove: (to: number, buttonId: string) => void;
}) {
  const step = (direction: 'up' | 'down', to: number, label: string) => {
    const buttonId = `${id}-${direction}`;
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        id={buttonId}
        icon="arrowLeft"
        className={isEnd ? `${styles[direction]} ${styles.still}` : styles[direction]}
        label={label}
        aria-disabled={isEnd || undefined}
        onClick={() => onMove(to, buttonId)}
      />
    );
  };
  return (
    <>
      <span className={dragOrder.handle} title={texts.drag} aria-hidden="true" {...grip}>
        <Icon name="grip" />
      </span>
      {step('up', index - 1, upLabel)}
      {step('down', index + 1, downLabel)}
    </>
  );
}
