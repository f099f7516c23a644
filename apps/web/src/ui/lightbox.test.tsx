import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Lightbox } from './lightbox.tsx';
import { lightboxTexts as texts, uiTexts } from './ui.texts.ts';

afterEach(cleanup);

const photos = ['Façade', 'Coupe', 'Plan'].map((alt, index) => ({ url: `/files/${index}`, alt }));

function Gallery() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Ouvrir
      </button>
      <Lightbox
        label="Halle"
        photos={photos}
        index={index}
        onIndex={setIndex}
        onClose={() => setIndex(null)}
      />
    </>
  );
}

function open() {
  render(<Gallery />);
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog') };
}
const shown = () => screen.getByRole('img').getAttribute('alt');

test('is walked with the keyboard, and does not go past its ends', () => {
  const { dialog } = open();
  expect(screen.getByRole('status').textContent).toBe(texts.position(1, 3));
  const walk = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'End', 'ArrowRight', 'Home'].map((key) => {
    fireEvent.keyDown(dialog, { key });
    return shown();
  });
  expect(walk).toEqual(['Coupe', 'Façade', 'Façade', 'Plan', 'Plan', 'Façade']);
});

const stageOf = () => screen.getByRole('figure').firstElementChild as HTMLElement;
const zoomOf = () => Number(stageOf().style.getPropertyValue('--zoom'));

test('is walked with a finger; a tap does nothing', () => {
  open();
  const stage = stageOf();
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(stage, { clientX: from });
    fireEvent.pointerUp(stage, { clientX: to });
    return shown();
  };
  expect([swipe(300, 100), swipe(200, 190), swipe(100, 300)]).toEqual(['Coupe', 'Coupe', 'Façade']);
});

test('is walked with its buttons, closed, and the focus goes back', () => {
  const { opener } = open();
  fireEvent.click(screen.getByRole('button', { name: texts.next }));
  expect(shown()).toBe('Coupe');
  fireEvent.click(screen.getByRole('button', { name: texts.previous }));
  expect(shown()).toBe('Façade');
  fireEvent.click(screen.getByRole('button', { name: uiTexts.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('wheel, double press, keys and buttons bring a picture near and back, as far as it goes', () => {
  const { dialog } = open();
  const press = (key: string) => fireEvent.keyDown(dialog, { key });
  expect(zoomOf()).toBe(1);
  fireEvent.doubleClick(stageOf());
  expect(zoomOf()).toBe(2.5);
  fireEvent.doubleClick(stageOf());
  expect(zoomOf()).toBe(1);
  fireEvent.wheel(stageOf(), { deltaY: -400 });
  expect(zoomOf()).toBeCloseTo(Math.E);
  fireEvent.wheel(stageOf(), { deltaY: 4000 });
  expect(zoomOf()).toBe(1);
  press('+');
  fireEvent.click(screen.getByRole('button', { name: texts.nearer }));
  expect(zoomOf()).toBe(2.25);
  fireEvent.click(screen.getByRole('button', { name: texts.farther }));
  press('-');
  expect(zoomOf()).toBe(1);
  for (let count = 0; count < 9; count += 1) press('+');
  expect(zoomOf()).toBe(8);
  press('0');
  expect(zoomOf()).toBe(1);
});

test('two fingers bring a picture near; the next one begins whole', () => {
  const { dialog } = open();
  const stage = stageOf();
  const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
    fireEvent[type](stage, { pointerId, clientX, clientY: 0 });
  finger('pointerDown', 1, 100);
  finger('pointerDown', 2, 200);
  finger('pointerMove', 2, 400);
  expect(zoomOf()).toBe(3);
  finger('pointerUp', 2, 400);
  finger('pointerUp', 1, 100);
  expect(shown()).toBe('Façade');
  fireEvent.keyDown(dialog, { key: 'End' });
  expect([shown(), zoomOf()]).toEqual(['Plan', 1]);
});

test('near, arrows and strokes move the picture, and do not go on', () => {
  const { dialog } = open();
  fireEvent.keyDown(dialog, { key: '+' });
  const stage = stageOf();
  const moved: number[][] = [];
  stage.scrollBy = (...by: unknown[]) => void moved.push(by as number[]);
  Object.defineProperty(stage, 'clientWidth', { value: 500 });
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300, clientY: 50 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 100, clientY: 80 });
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 100, clientY: 80 });
  expect(moved).toEqual([
    [100, 0],
    [200, -30],
  ]);
  expect(shown()).toBe('Façade');
});

test.each([
  ['a panorama is first shown in its own pixels', { width: 4096, height: 307 }, 3.2],
  ['a low one fills its stage', { width: 2800, height: 1000 }, 1.96],
  ['a photograph is whole, on a stage held upright too', { width: 2800, height: 1867 }, 1],
])('%s', (_name, size, zoom) => {
  const [width, height] = size.width === 2800 && zoom === 1 ? [375, 700] : [1280, 896];
  const sizes = { clientWidth: width, clientHeight: height };
  const stubs = Object.entries(sizes).map(([name, value]) =>
    vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(value),
  );
  render(
    <Lightbox
      label="Halle"
      photos={[{ url: '/files/9', ...size }]}
      index={0}
      onIndex={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(zoomOf()).toBeCloseTo(zoom);
  for (const stub of stubs) stub.mockRestore();
});
