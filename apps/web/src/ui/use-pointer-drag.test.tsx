import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePointerDrag } from './use-pointer-drag.ts';

/** A hundred by twenty pixels each: under each other, ten apart, in a list; beside each other in a grid, in a box. */
const names = ['a', 'b', 'c'];
let dropped: string[] = [];

function Things({ layout }: { layout: 'list' | 'grid' }) {
  const drag = usePointerDrag({
    kind: 'thing',
    layout,
    onDrop: (id, place) => dropped.push(`${id} ${place.side} ${place.id}`),
  });
  return (
    <div data-testid="box" {...(layout === 'grid' && drag.holder('box'))}>
      <p>not one of them</p>
      {names.map((id) => (
        <p key={id} data-testid={id} {...drag.item(id)}>
          <span {...drag.grip(id)}>{`grip ${id}`}</span>
        </p>
      ))}
    </div>
  );
}

function show(layout: 'list' | 'grid') {
  render(<Things layout={layout} />);
  names.forEach((id, at) => {
    const [left, top] = layout === 'list' ? [0, at * 30] : [at * 100, 0];
    const box = { left, top, width: 100, height: 20, bottom: top + 20 };
    screen.getByTestId(id).getBoundingClientRect = () => box as DOMRect;
  });
}

beforeEach(() => {
  dropped = [];
  document.elementFromPoint = (x, y) => {
    if (y > 200) return document.body;
    return screen.getByTestId((y < 20 && names[Math.floor(x / 100)]) || 'box');
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pointer = { pointerId: 1, isPrimary: true, button: 0 };
const grab = (id: string, [clientX, clientY]: [number, number]) =>
  fireEvent.pointerDown(screen.getByText(`grip ${id}`), { ...pointer, clientX, clientY });
const moveTo = (clientX: number, clientY: number) =>
  fireEvent.pointerMove(window, { ...pointer, clientX, clientY });
const letGo = (clientX: number, clientY: number) =>
  fireEvent.pointerUp(window, { ...pointer, clientX, clientY });
const marked = () => names.map((id) => screen.getByTestId(id).getAttribute('data-drop'));

test('in a grid, what is dragged follows, shows where it would be put, and is put there', () => {
  show('grid');
  grab('a', [50, 10]);
  expect(screen.getByTestId('a').hasAttribute('data-dragged')).toBe(false);
  moveTo(260, 15);
  expect(screen.getByTestId('a').hasAttribute('data-dragged')).toBe(true);
  expect(screen.getByTestId('a').style.translate).toBe('210px 5px');
  expect(marked()).toEqual([null, null, 'after']);
  moveTo(110, 10);
  expect(marked()).toEqual([null, 'before', null]);
  moveTo(20, 10);
  expect(marked()).toEqual([null, null, null]);
  moveTo(10, 150);
  expect(screen.getByTestId('box').hasAttribute('data-drop-into')).toBe(true);
  letGo(10, 150);
  expect(dropped).toEqual(['a into box']);
  expect(screen.getByTestId('a').style.translate).toBe('');
  expect(screen.getByTestId('a').hasAttribute('data-dragged')).toBe(false);
  letGo(10, 150);
  expect(dropped).toHaveLength(1);
});

test.each([
  ['a', 45, 'a after b'],
  ['a', 55, 'a after c'],
  ['a', 400, 'a after c'],
  ['b', -20, 'b before a'],
  ['b', 65, 'b after c'],
  ['c', 25, 'c before b'],
  ['c', 10, 'c before a'],
])('in a list, %s let go at a height of %i is put: %s', (id, height, place) => {
  show('list');
  grab(id, [10, names.indexOf(id) * 30 + 10]);
  moveTo(500, height);
  const [, side, beside = ''] = place.split(' ');
  expect(marked()).toEqual(names.map((name) => (name === beside ? side : null)));
  letGo(500, height);
  expect(dropped).toEqual([place]);
});

test.each([
  ['a', [2, 28]],
  ['b', [35, 58]],
  ['c', [58, 300]],
] as const)('in a list, %s let go where it came from stays', (id, heights) => {
  show('list');
  for (const height of heights) {
    grab(id, [10, names.indexOf(id) * 30 + 10]);
    moveTo(10, 400);
    moveTo(10, height);
    expect(marked()).toEqual([null, null, null]);
    letGo(10, height);
  }
  expect(dropped).toEqual([]);
});

test('what is only pressed, or let go over itself or nothing, stays where it is', () => {
  show('grid');
  grab('a', [50, 10]);
  letGo(50, 10);
  grab('a', [50, 10]);
  moveTo(150, 10);
  moveTo(52, 12);
  letGo(52, 12);
  grab('a', [50, 10]);
  moveTo(50, 300);
  letGo(50, 300);
  fireEvent.pointerDown(screen.getByText('grip a'), { ...pointer, button: 2, clientX: 50, clientY: 10 });
  moveTo(260, 10);
  letGo(260, 10);
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
  show('list');
  grab('a', [10, 10]);
  moveTo(10, 65);
  expect(marked()).toEqual([null, null, 'after']);
  giveUp();
  expect(marked()).toEqual([null, null, null]);
  letGo(10, 65);
  expect(dropped).toEqual([]);
});
