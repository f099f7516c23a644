import { type DragEvent, useState } from 'react';

const dataType = 'application/x-mitoyen-place';

/**
 * Lets the items of a list be dragged to another place by their handle. Dragging is for the mouse alone and only
 * doubles what buttons do. Spread `item(index)` on each item, `handle(index)` on the element that starts the drag.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData(dataType, String(index));
        event.dataTransfer.effectAllowed = 'move';
        const item = event.currentTarget.closest('li');
        if (item) event.dataTransfer.setDragImage(item, 24, 24);
        setFrom(index);
      },
      onDragEnd: end,
    }),
    item: (index: number) => ({
      'data-dragged': from === index || undefined,
      'data-drop':
        from !== null && over === index && from !== index ? (from < index ? 'after' : 'before') : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (from === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (from === null) return;
        event.preventDefault();
        end();
        onMove(from, index);
      },
    }),
  };
}
