import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisibleHeight } from './use-visible-height.ts';

const root = document.documentElement;
let viewport: EventTarget & { height: number; offsetTop: number; scale: number };

beforeEach(() => {
  viewport = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Chat() {
  useVisibleHeight();
  return null;
}

const change = (now: Partial<typeof viewport>) => {
  Object.assign(viewport, now);
  viewport.dispatchEvent(new Event('resize'));
};
const height = () => root.style.getPropertyValue('--visible-height');
const hasKeyboard = () => root.hasAttribute('data-keyboard');

test('a phone’s keyboard leaves the conversation what is above it', () => {
  render(<Chat />);
  expect([height(), hasKeyboard()]).toEqual(['800px', false]);
  change({ height: 420, offsetTop: 90 });
  expect([height(), hasKeyboard()]).toEqual(['420px', true]);
  expect(root.style.getPropertyValue('--visible-top')).toBe('90px');
  change({ height: 800, offsetTop: 0 });
  expect([height(), hasKeyboard()]).toEqual(['800px', false]);
});

test('a browser’s bars and a pinched page are no keyboard', () => {
  render(<Chat />);
  change({ height: 740 });
  expect([height(), hasKeyboard()]).toEqual(['740px', false]);
  change({ height: 400, scale: 2 });
  expect([height(), hasKeyboard()]).toEqual(['800px', false]);
});

test('other pages know nothing of it', () => {
  const { unmount } = render(<Chat />);
  change({ height: 420 });
  unmount();
  expect([height(), hasKeyboard()]).toEqual(['', false]);
});
