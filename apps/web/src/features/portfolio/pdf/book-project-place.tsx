import { IconButton } from '../../../ui/button.tsx';
import dragOrder from '../../../ui/drag-order.module.css';
import { Icon } from '../../../ui/icon.tsx';
import type { PointerDrag } from '../../../ui/use-pointer-drag.ts';
import styles from './pdf-book.module.css';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';

/** Of a project's button: the focus finds it again where the project went. */
export const placeIdOf = (projectId: string, direction: 'up' | 'down') =>
  `book-project-${projectId}-${direction}`;

/** Moves a project of a book among the others: a grip for mouse and finger, and a button each way. */
export function BookProjectPlace({
  id,
  name,
  isFirst,
  isLast,
  grip,
  onStep,
}: {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  grip: ReturnType<PointerDrag['grip']>;
  onStep: (step: -1 | 1, buttonId: string) => void;
}) {
  const step = (direction: 'up' | 'down', by: -1 | 1, isOff: boolean, label: string) => {
    const buttonId = placeIdOf(id, direction);
    return (
      <IconButton
        id={buttonId}
        icon="arrowLeft"
        className={styles[direction]}
        label={label}
        aria-disabled={isOff || undefined}
        onClick={() => isOff || onStep(by, buttonId)}
      />
    );
  };
  return (
    <div className={styles.place}>
      <span className={dragOrder.handle} title={texts.drag} aria-hidden="true" {...grip}>
        <Icon name="grip" />
      </span>
      {step('up', -1, isFirst, texts.upOf(name))}
      {step('down', 1, isLast, texts.downOf(name))}
    </div>
  );
}
