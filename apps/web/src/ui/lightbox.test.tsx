import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
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

test('is walked with a finger; a tap does nothing', () => {
  open();
  const stage = screen.getByRole('img').closest('div') as HTMLElement;
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

test('a double press, + or the button brings a picture near; the arrows then move it, and the next one is whole', () => {
  const { dialog } = open();
  const stage = screen.getByRole('figure');
  const isNear = () => screen.queryByRole('button', { name: texts.whole }) !== null;
  fireEvent.doubleClick(stage);
  expect(isNear()).toBe(true);
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.pointerDown(stage, { clientX: 300 });
  fireEvent.pointerUp(stage, { clientX: 100 });
  expect(shown()).toBe('Façade');
  fireEvent.keyDown(dialog, { key: '-' });
  expect(isNear()).toBe(false);
  fireEvent.doubleClick(screen.getByRole('button', { name: texts.next }));
  expect(isNear()).toBe(false);
  fireEvent.keyDown(dialog, { key: '+' });
  fireEvent.keyDown(dialog, { key: 'End' });
  expect([isNear(), shown()]).toEqual([false, 'Plan']);
});
