import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onIntent } from './on-intent.ts';

let stop: () => void = () => undefined;
const told: string[] = [];
const watch = () => {
  stop = onIntent(
    (element) => element.closest('a')?.id ?? null,
    (id) => told.push(id),
  );
};
const link = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  document.body.innerHTML =
    '<a id="one" href="/1"><span id="text">x</span></a><a id="two" href="/2">y</a><p id="p">z</p>';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is touched or reached with the keyboard is told at once, and once', () => {
  watch();
  fireEvent.touchStart(link('text'));
  fireEvent.focusIn(link('two'));
  fireEvent.touchStart(link('two'));
  fireEvent.touchStart(link('p'));
  expect(told).toEqual(['one', 'two']);
});

test('what the pointer only passes over is not told', () => {
  watch();
  fireEvent.pointerOver(link('one'));
  fireEvent.pointerOver(link('two'));
  vi.runAllTimers();
  expect(told).toEqual(['two']);
});

test('nothing is told to a browser that saves data, or after the end', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  watch();
  fireEvent.touchStart(link('one'));
  vi.unstubAllGlobals();
  watch();
  fireEvent.pointerOver(link('one'));
  stop();
  vi.runAllTimers();
  fireEvent.touchStart(link('one'));
  expect(told).toEqual([]);
});
