import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MultiUpload } from './multi-upload.tsx';
import { uploadTexts as texts } from './ui.texts.ts';
import type { Upload } from './use-upload.ts';

afterEach(cleanup);

interface Started {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (ratio: number) => void;
  readonly succeed: () => void;
  readonly fail: (message: string) => void;
}

function Field({ room, upload }: { readonly room: number; readonly upload: Upload }) {
  const [urls, setUrls] = useState<string[]>([]);
  return (
    <>
      <MultiUpload
        label="Images"
        accept="image/png"
        maxBytes={100}
        wrongTypeMessage="Des images seulement."
        upload={upload}
        room={room - urls.length}
        noRoom="Plus de place."
        onSent={(url) => setUrls((current) => [...current, url])}
      />
      <output>{urls.join(' ')}</output>
    </>
  );
}

/** Renders the field; `started` are the uploads it began, answered by the test. */
function setUp(room = 4) {
  const started: Started[] = [];
  const upload: Upload = (file, options) =>
    new Promise((resolve, reject) => {
      const succeed = () => resolve({ url: `/files/${file.name}` });
      started.push({ name: file.name, ...options, succeed, fail: (text) => reject(new Error(text)) });
    });
  render(<Field room={room} upload={upload} />);
  return started;
}

const png = (name: string, type = 'image/png') => new File(['x'], name, { type });
const pick = (...files: File[]) => fireEvent.change(screen.getByLabelText('Images'), { target: { files } });
const names = (started: Started[]) => started.map(({ name }) => name);

test('sends two at a time, shows how far each is, and gives each address', async () => {
  const started = setUp();
  pick(png('a.png'), png('b.png'), png('c.png'));
  expect(names(started)).toEqual(['a.png', 'b.png']);
  expect(screen.getByText(texts.waiting(1))).toBeTruthy();
  expect(screen.getByText(texts.sentOf(0, 3))).toBeTruthy();
  act(() => started[0]?.onProgress(0.5));
  expect(screen.getByRole('progressbar', { name: texts.progressOf('a.png', 50) })).toBeTruthy();
  act(() => started[0]?.succeed());
  await waitFor(() => expect(names(started)).toEqual(['a.png', 'b.png', 'c.png']));
  act(() => started[2]?.succeed());
  act(() => started[1]?.succeed());
  // in the order chosen, not in that of arrival
  await screen.findByText('/files/a.png /files/b.png /files/c.png');
  expect(screen.getByText(/^3.images envoyées\.$/)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('one can be stopped, another tried again', async () => {
  const started = setUp();
  pick(png('a.png'), png('b.png'), png('c.png'));
  fireEvent.click(screen.getByRole('button', { name: texts.cancelOf('a.png') }));
  expect(started[0]?.signal.aborted).toBe(true);
  act(() => started[1]?.fail('Panne.'));
  expect(await screen.findByText('Panne.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.retryOf('b.png') }));
  await waitFor(() => expect(names(started)).toContain('c.png'));
  await waitFor(() => expect(names(started).filter((name) => name === 'b.png')).toHaveLength(2));
});

test('what is no picture is told and not sent', async () => {
  const started = setUp();
  pick(png('notes.txt', 'text/plain'), png('a.png'));
  expect(await screen.findByText('Des images seulement.')).toBeTruthy();
  expect(names(started)).toEqual(['a.png']);
  fireEvent.click(screen.getByRole('button', { name: texts.forget('notes.txt') }));
  expect(screen.queryByText('Des images seulement.')).toBeNull();
});

test('what is no picture is not among those to send, neither in this choice nor the next', async () => {
  const started = setUp(9);
  pick(png('notes.txt', 'text/plain'), png('a.png'), png('b.png'));
  expect(await screen.findByText(texts.sentOf(0, 2))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: texts.forget('notes.txt') }));
  expect(screen.getByText(texts.sentOf(0, 2))).toBeTruthy();
  pick(png('other.txt', 'text/plain'));
  act(() => started[0]?.succeed());
  act(() => started[1]?.succeed());
  await screen.findByText('/files/a.png /files/b.png');
  pick(png('c.png'), png('d.png'));
  expect(await screen.findByText(texts.sentOf(0, 2))).toBeTruthy();
});

test('what has no room is left aside, and that is said', () => {
  const started = setUp(1);
  pick(png('a.png'), png('b.png'));
  expect(names(started)).toEqual(['a.png']);
  expect(screen.getByText('Plus de place.')).toBeTruthy();
});

test('what is refused takes no room from the others of its choice, nor of the next', async () => {
  const started = setUp(2);
  const text = (name: string) => png(name, 'text/plain');
  pick(text('x.txt'), png('a.png'), text('y.txt'), png('b.png'), png('c.png'));
  await waitFor(() => expect(names(started)).toEqual(['a.png', 'b.png']));
  expect(screen.getByText('Plus de place.')).toBeTruthy();
  for (const one of started) act(() => one.succeed());
  await screen.findByText('/files/a.png /files/b.png');
  expect(names(started)).toEqual(['a.png', 'b.png']);
});

test('where as many are refused as had no room, nothing is left aside', async () => {
  const started = setUp(2);
  pick(png('notes.txt', 'text/plain'), png('a.png'), png('b.png'));
  await waitFor(() => expect(names(started)).toEqual(['a.png', 'b.png']));
  expect(screen.queryByText('Plus de place.')).toBeNull();
});

test('pictures may be dropped, and pasted anywhere but into a text', () => {
  const started = setUp();
  const zone = screen.getByLabelText('Images');
  fireEvent.drop(zone, { dataTransfer: { files: [png('a.png')], types: ['Files'] } });
  fireEvent.paste(document.body, { clipboardData: { files: [png('b.png')] } });
  expect(names(started)).toEqual(['a.png', 'b.png']);
  const text = document.body.appendChild(document.createElement('textarea'));
  fireEvent.paste(text, { clipboardData: { files: [png('c.png')] } });
  text.remove();
  expect(screen.queryByText('c.png')).toBeNull();
});

test('a picture dropped beside the field does not take the page away', () => {
  setUp();
  const dataTransfer = { files: [png('a.png')], types: ['Files'], dropEffect: 'copy' };
  // false: the browser is kept from what it would do
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true);
});

test('all can be paused and gone on with by one button, and given up by another', async () => {
  const started = setUp(5);
  pick(png('a.png'), png('b.png'), png('c.png'), png('d.png'));
  const button = screen.getByRole('button', { name: texts.pause });
  button.focus();
  fireEvent.click(button);
  expect(screen.getByText(texts.paused)).toBeTruthy();
  expect(started.every(({ signal }) => signal.aborted)).toBe(true);
  expect(screen.getByText(/^4.images en attente$/)).toBeTruthy();
  expect(document.activeElement).toBe(button);
  fireEvent.click(screen.getByRole('button', { name: texts.resume }));
  expect(names(started)).toEqual(['a.png', 'b.png', 'a.png', 'b.png']);
  fireEvent.click(screen.getByRole('button', { name: texts.cancelAll }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Images'));
  act(() => started[2]?.succeed());
  expect(names(started)).toHaveLength(4);
});

test('of a hundred files as many are sent as there is room for, and that is said', () => {
  const started = setUp(20);
  pick(...Array.from({ length: 100 }, (_, at) => png(`${at}.png`)));
  expect(screen.getByText(texts.sentOf(0, 20))).toBeTruthy();
  expect(screen.getByText('Plus de place.')).toBeTruthy();
  expect(started).toHaveLength(2);
});
