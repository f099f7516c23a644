import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiTexts } from '../../../ui/ui.texts.ts';
import { FileFault } from '../../../ui/use-upload.ts';
import { reducePicture } from '../reduce/reduce-picture.ts';
import { editPictureTexts as texts } from './edit-picture.texts.ts';
import EditPictureDialog, { type EditPictureDialogProps } from './edit-picture-dialog.tsx';
import { noEdit, type PictureEdit } from './picture-edit.ts';

// What a worker draws is seen in the journey of edited pictures.
vi.mock('../reduce/reduce-picture.ts', () => ({ reducePicture: vi.fn() }));
const edited = new File(['x'], 'edited.jpg', { type: 'image/jpeg' });
const photograph = new File(['photograph'], 'a.jpg', { type: 'image/jpeg' });
const source = { file: photograph, shown: photograph };

beforeEach(() => {
  vi.mocked(reducePicture).mockReset().mockResolvedValue(edited);
  URL.createObjectURL = () => 'blob:a';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal(
    'Image',
    class {
      readonly naturalWidth = 4000;
      readonly naturalHeight = 3000;
      src = '';
      decode = async () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props: Partial<EditPictureDialogProps> = {}) {
  const onApply = vi.fn<EditPictureDialogProps['onApply']>(async () => undefined);
  const onClose = vi.fn();
  const picture = { load: async () => source, edit: noEdit };
  render(<EditPictureDialog picture={picture} onApply={onApply} onClose={onClose} {...props} />);
  return { onApply, onClose };
}
async function open(props: Partial<EditPictureDialogProps> = {}) {
  const shown = show(props);
  await screen.findByRole('button', { name: texts.apply });
  return shown;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const edge = (name: keyof typeof texts.edges) => screen.getByRole('slider', { name: texts.edges[name] });
const lastEdit = () => vi.mocked(reducePicture).mock.lastCall?.[3] as PictureEdit;

test('turned, straightened and cropped by keyboard, a picture is made so and given with what it was made of', async () => {
  const { onApply } = await open();
  press(texts.turnRight);
  expect(screen.getByText(texts.turned(90))).toBeTruthy();
  fireEvent.change(screen.getByRole('slider', { name: texts.straighten }), { target: { value: '-2.5' } });
  expect(screen.getByRole('slider', { name: texts.straighten }).getAttribute('aria-valuetext')).toBe('-2,5°');
  for (let presses = 0; presses < 10; presses += 1) fireEvent.keyDown(edge('top'), { key: 'ArrowDown' });
  for (let presses = 0; presses < 20; presses += 1) fireEvent.keyDown(edge('right'), { key: 'ArrowLeft' });
  for (let presses = 0; presses < 5; presses += 1)
    fireEvent.keyDown(edge('left'), { key: 'ArrowRight', shiftKey: true });
  expect(edge('left').getAttribute('aria-valuetext')).toBe(texts.percent(5));
  press(texts.apply);
  await waitFor(() => expect(onApply).toHaveBeenCalled());
  const { crop, ...turn } = lastEdit();
  expect(turn).toEqual({ quarters: 1, degrees: -2.5 });
  const rounded = Object.entries(crop).map(([name, share]) => [name, Math.round(share * 100)]);
  expect(Object.fromEntries(rounded)).toEqual({ left: 5, top: 10, right: 85, bottom: 100 });
  expect(vi.mocked(reducePicture).mock.lastCall?.slice(0, 2)).toEqual([photograph, ['image/jpeg']]);
  expect(onApply.mock.lastCall?.[0]).toMatchObject({ result: edited, source });
});

test('a finger drags a corner, and the whole crop', async () => {
  await open();
  const crop = edge('left').parentElement as HTMLElement;
  const frame = crop.parentElement as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 10, top: 10, width: 400, height: 300 }) as DOMRect;
  const drag = (from: [number, number], to: [number, number]) => {
    fireEvent.pointerDown(frame, { button: 0, pointerId: 1, clientX: from[0], clientY: from[1] });
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: to[0], clientY: to[1] });
    fireEvent.pointerUp(frame, { pointerId: 1 });
  };
  drag([15, 5], [95, 65]);
  expect([edge('left'), edge('top')].map((range) => (range as HTMLInputElement).value)).toEqual(['20', '20']);
  drag([200, 200], [160, 50]);
  expect(
    (['left', 'top', 'right', 'bottom'] as const).map((name) => (edge(name) as HTMLInputElement).value),
  ).toEqual(['10', '0', '90', '80']);
});

test.each([
  ['made of all its pixels', true],
  ['where that fails, of those shown', false],
])('one that a page cannot bear to open is shown smaller, and %s', async (_name, canBear) => {
  const board = new File(['board'], 'a.png', { type: 'image/png' });
  const shown = new File(['shown'], 'a.jpg', { type: 'image/jpeg' });
  const show = vi.fn(() => 'blob:a');
  URL.createObjectURL = show;
  if (!canBear) vi.mocked(reducePicture).mockRejectedValueOnce(new Error('memory'));
  const { onApply } = await open({ picture: { load: async () => ({ file: board, shown }), edit: noEdit } });
  expect(show.mock.calls).toEqual([[shown]]);
  press(texts.turnRight);
  press(texts.apply);
  await waitFor(() => expect(onApply).toHaveBeenCalledTimes(1));
  const made = vi.mocked(reducePicture).mock.calls;
  expect(made.map(([file]) => file)).toEqual(canBear ? [board] : [board, shown]);
  expect(made.map(([, types]) => types)).toEqual(made.map(() => ['image/png', 'image/jpeg']));
});

test('edited before, it begins with that edit; restored, all of it is sent', async () => {
  const before = { ...noEdit, quarters: 1 };
  const { onApply } = await open({ picture: { load: async () => source, edit: before } });
  press(texts.reset);
  press(texts.apply);
  await waitFor(() => expect(onApply).toHaveBeenCalled());
  expect(onApply.mock.lastCall?.[0]).toMatchObject({ result: photograph, edit: noEdit });
  expect(reducePicture).not.toHaveBeenCalled();
});

test('with nothing done, nothing is sent', async () => {
  const { onApply, onClose } = await open();
  press(texts.apply);
  expect(onClose).toHaveBeenCalled();
  expect(onApply).not.toHaveBeenCalled();
});

test('what fails is said, and the edit is still there to be tried again', async () => {
  const failures = [new Error('no worker'), new Error('Serveur occupé.', { cause: 503 })];
  vi.mocked(reducePicture).mockRejectedValueOnce(failures[0]);
  const onApply = vi.fn<EditPictureDialogProps['onApply']>().mockRejectedValueOnce(failures[1]);
  await open({ onApply });
  press(texts.turnLeft);
  press(texts.apply);
  expect((await screen.findByRole('alert')).textContent).toBe(texts.failure);
  press(texts.apply);
  expect(await screen.findByText('Serveur occupé.')).toBeTruthy();
  press(texts.apply);
  await waitFor(() => expect(onApply).toHaveBeenCalledTimes(2));
  expect(lastEdit().quarters).toBe(3);
});

test('closed while it is made, it is not taken', async () => {
  let finish: (file: File) => void = () => undefined;
  vi.mocked(reducePicture).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const { onApply } = await open();
  press(texts.turnLeft);
  press(texts.apply);
  cleanup();
  await act(async () => finish(edited));
  expect(onApply).not.toHaveBeenCalled();
});

test('one that cannot be opened says so, and is opened by another try', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(source);
  show({ picture: { load, edit: noEdit } });
  expect(await screen.findByText(texts.openFailure)).toBeTruthy();
  press(uiTexts.retry);
  expect(await screen.findByRole('button', { name: texts.apply })).toBeTruthy();
});

test('one that this browser cannot read says which can be sent, and asks for no other try', async () => {
  const load = async () => Promise.reject(new FileFault('Exportez-la en JPEG.'));
  show({ picture: { load, edit: noEdit } });
  expect(await screen.findByText('Exportez-la en JPEG.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: uiTexts.retry })).toBeNull();
});
