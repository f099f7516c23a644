import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollAnchor } from './use-scroll-anchor.ts';

const windowPx = 300;
/** Heights of the rows by their message, in px, from the top. */
let heights = new Map<string, number>();
let onResize: () => void;
let soughtId: string | null = null;

const topOf = (id: string) => {
  let top = 0;
  for (const [other, height] of heights) {
    if (other === id) break;
    top += height;
  }
  return top;
};
const totalPx = () => [...heights.values()].reduce((sum, height) => sum + height, 0);

/** Lays rows out by `heights`, which happy-dom does not. */
function layOut(): void {
  const getters: Record<string, (this: HTMLElement) => number> = {
    offsetTop() {
      return topOf(this.dataset.message ?? '');
    },
    offsetHeight() {
      return heights.get(this.dataset.message ?? '') ?? 0;
    },
    scrollHeight: totalPx,
    clientHeight: () => windowPx,
  };
  for (const [name, get] of Object.entries(getters))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get });
  let scrollTop = 0;
  Object.defineProperty(HTMLElement.prototype, 'scrollTop', {
    configurable: true,
    get: () => scrollTop,
    set: (top: number) => {
      scrollTop = Math.max(0, Math.min(top, totalPx() - windowPx));
    },
  });
}

function List() {
  const ref = useRef<HTMLDivElement>(null);
  const ids = [...heights.keys()];
  useScrollAnchor(ref, { version: ids.join(), lastOwnKey: undefined, soughtId });
  return (
    <div ref={ref} data-testid="list">
      {ids.map((id) => (
        <p key={id} data-message={id} tabIndex={-1} />
      ))}
    </div>
  );
}

const open = () => {
  const { getByTestId, rerender } = render(<List />);
  const list = getByTestId('list');
  /** How far below the top of the window a row begins. */
  const seenAt = (id: string) => topOf(id) - list.scrollTop;
  return { list, seenAt, draw: () => rerender(<List />) };
};

beforeEach(() => {
  soughtId = null;
  heights = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, 200]));
  layOut();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        onResize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('rows that grew before the browser tells of scrolling move nobody', () => {
  const { list, seenAt } = open();
  list.scrollTop = 500;
  list.dispatchEvent(new Event('scroll'));
  expect(seenAt('d')).toBe(100);
  list.scrollTop = 450;
  heights.set('a', 700);
  act(() => void list.dispatchEvent(new Event('scroll')));
  expect(seenAt('d')).toBe(150);
  act(() => onResize());
  expect(seenAt('d')).toBe(150);
});

test('who scrolls up as older messages come is not thrown back to the end', () => {
  const { list, seenAt, draw } = open();
  list.scrollTop = 500;
  heights = new Map([['z', 900], ...heights]);
  draw();
  expect(seenAt('d')).toBe(100);
});

test('who is at the end stays there as rows come, and may leave it slowly', () => {
  const { list, draw } = open();
  heights.set('g', 200);
  draw();
  expect(list.scrollTop).toBe(1100);
  list.scrollTop = 1020;
  act(() => void list.dispatchEvent(new Event('scroll')));
  expect(list.scrollTop).toBe(1020);
});

test('a message that is asked for comes into view once it is there, gets the focus, and is left as it may be', () => {
  soughtId = 'z';
  const { list, seenAt, draw } = open();
  expect(list.scrollTop).toBe(900);
  heights = new Map([['y', 900], ['z', 200], ...heights]);
  draw();
  expect(seenAt('z')).toBe(75);
  expect((document.activeElement as HTMLElement).dataset.message).toBe('z');
  heights = new Map([['x', 900], ...heights]);
  draw();
  expect(seenAt('z')).toBe(75);
  list.scrollTop += 100;
  act(() => void list.dispatchEvent(new Event('scroll')));
  draw();
  expect(seenAt('z')).toBe(-25);
  soughtId = 'b';
  draw();
  expect(seenAt('b')).toBe(75);
});

test('a message that comes while somebody is in a field comes into view and leaves them there', () => {
  soughtId = 'z';
  const { seenAt, draw } = open();
  const field = document.createElement('textarea');
  document.body.append(field);
  field.focus();
  heights = new Map([['y', 900], ['z', 200], ...heights]);
  draw();
  expect(seenAt('z')).toBe(75);
  expect(document.activeElement).toBe(field);
  field.remove();
});
