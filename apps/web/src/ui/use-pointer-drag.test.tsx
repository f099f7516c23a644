import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePointerDrag } from './use-pointer-drag.ts';

/** Rows of a hundred by twenty pixels, one under the other, in a box of that width and 200 pixels. */
const rows = ['a', 'b', 'c'];
let dropped: string[] = [];

function List() {
  const drag = usePointerDrag({
    kind: 'row',
    axis: 'y',
    onDrop: (id, place) => dropped.push(`${id} ${place.side} ${place.id}`),
  });
  return (
    <div data-testid="box" {...drag.holder('box')}>
      {rows.map((id) => (
        <p key={id} data-testid={id} {...drag.item(id)}>
          <span {...drag.grip(id)}>{`grip ${id}`}</span>
        </p>
      ))}
    </div>
  );
}

const boxOf = (top: number, height: number) => ({
  ...{ left: 0, top, width: 100, height },
  bottom: top + height,
});

beforeEach(() => {
  dropped = [];
  render(<List />);
  rows.forEach((id, at) => {
    screen.getByTestId(id).getBoundingClientRect = () => boxOf(at * 20, 20) as DOMRect;
  });
  document.elementFromPoint = (_x, y) =>
    y > 200 ? document.body : screen.getByTestId(rows[Math.floor(y / 20)] ?? 'box');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 10 };
const grab = (id: string) =>
  fireEvent.pointerDown(screen.getByText(`grip ${id}`), { ...pointer, clientY: rows.indexOf(id) * 20 + 10 });
const moveTo = (clientY: number) => fireEvent.pointerMove(window, { ...pointer, clientY });
const letGo = (clientY: number) => fireEvent.pointerUp(window, { ...pointer, clientY });

test('what is dragged follows, shows where it would be put, and is put there', () => {
  grab('a');
  expect(screen.getByTestId('a').hasAttribute('data-dragged')).toBe(false);
  moveTo(55);
  expect(screen.getByTestId('a').hasAttribute('data-dragged')).toBe(true);
  expect(screen.getByTestId('a').style.translate).toBe('0px 45px');
  expect(screen.getByTestId('c').getAttribute('data-drop')).toBe('after');
  moveTo(22);
  expect(screen.getByTestId('c').hasAttribute('data-drop')).toBe(false);
  expect(screen.getByTestId('b').getAttribute('data-drop')).toBe('before');
  moveTo(150);
  expect(screen.getByTestId('box').hasAttribute('data-drop-into')).toBe(true);
  letGo(150);
  expect(dropped).toEqual(['a into box']);
  expect(screen.getByTestId('a').style.translate).toBe('');
  expect(screen.getByTestId('a').hasAttribute('data-dragged')).toBe(false);
  letGo(150);
  expect(dropped).toHaveLength(1);
});

test('what is only pressed, or let go over itself or nothing, stays where it is', () => {
  grab('a');
  letGo(10);
  grab('a');
  moveTo(40);
  moveTo(12);
  letGo(12);
  grab('a');
  moveTo(300);
  letGo(300);
  fireEvent.pointerDown(screen.getByText('grip a'), { ...pointer, button: 2, clientY: 10 });
  moveTo(55);
  letGo(55);
  expect(dropped).toEqual([]);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['the browser', () => fireEvent.pointerCancel(window, pointer)],
  [
    'a second finger',
    () => fireEvent.pointerDown(document.body, { ...pointer, pointerId: 2, isPrimary: false }),
  ],
])('%s gives a drag up', (_, giveUp) => {
  grab('a');
  moveTo(55);
  giveUp();
  expect(screen.getByTestId('c').hasAttribute('data-drop')).toBe(false);
  letGo(55);
  expect(dropped).toEqual([]);
});
