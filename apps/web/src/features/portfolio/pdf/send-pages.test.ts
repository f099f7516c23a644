import { expect, test } from 'vitest';
import { sendPages } from './send-pages.ts';

/** Pages are drawn and arrive when the test says so. */
function line(pages: readonly number[]) {
  const drawing = new Map<number, (picture: string | null) => void>();
  const sending = new Map<string, { arrive: (url: string) => void; fail: (error: Error) => void }>();
  const arrived: number[] = [];
  const sender = sendPages<string>(pages, {
    signal: new AbortController().signal,
    draw: (page) => new Promise((resolve) => drawing.set(page, resolve)),
    upload: (picture) =>
      new Promise((arrive, fail) => {
        sending.set(picture, { arrive, fail });
      }),
    onSent: (page) => arrived.push(page),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    ...{ ...sender, arrived },
    drawing: () => [...drawing.keys()],
    sending: () => [...sending.keys()],
    draw: async (page: number, picture: string | null = `${page}.png`) => {
      drawing.get(page)?.(picture);
      drawing.delete(page);
      await settle();
    },
    arrive: async (picture: string) => {
      sending.get(picture)?.arrive(picture);
      sending.delete(picture);
      await settle();
    },
    fail: async (picture: string) => {
      sending.get(picture)?.fail(new Error('cut off'));
      sending.delete(picture);
      await settle();
    },
    settle,
  };
}

test('one is drawn at a time, and four are under way, whichever arrives first', async () => {
  const { sent, drawing, sending, draw, arrive, settle } = line([1, 2, 3, 4, 5, 6]);
  const first = sent(1);
  await settle();
  expect(drawing()).toEqual([1]);
  await draw(1);
  expect([drawing(), sending()]).toEqual([[2], ['1.png']]);
  await draw(2);
  await draw(3);
  expect([drawing(), sending()]).toEqual([[4], ['1.png', '2.png', '3.png']]);
  await draw(4);
  expect([drawing(), sending()]).toEqual([[], ['1.png', '2.png', '3.png', '4.png']]);
  await arrive('2.png');
  expect(drawing()).toEqual([5]);
  await sent(2);
  await arrive('1.png');
  await first;
  await draw(5);
  expect([drawing(), sending()]).toEqual([[6], ['3.png', '4.png', '5.png']]);
});

test('a page that cannot be drawn is passed over; each is sent once', async () => {
  const { sent, draw, arrive, arrived, sending } = line([1, 2]);
  const both = Promise.all([sent(1), sent(1), sent(2)]);
  await Promise.resolve();
  await draw(1, null);
  await draw(2);
  await arrive('2.png');
  await both;
  expect([arrived, sending()]).toEqual([[2], []]);
});

test('after a failure nothing more leaves, and what is on its way still arrives', async () => {
  const { sent, stop, draw, fail, arrive, arrived, sending, drawing, settle } = line([1, 2, 3]);
  const first = sent(1);
  await settle();
  await draw(1);
  await draw(2);
  const failure = expect(first).rejects.toThrow('cut off');
  await fail('1.png');
  await failure;
  const stopped = stop();
  await draw(3);
  expect([drawing(), sending()]).toEqual([[], ['2.png']]);
  await arrive('2.png');
  await stopped;
  expect(arrived).toEqual([2]);
});

test('given up, what was not begun fails', async () => {
  const { sent, stop } = line([1, 2]);
  await stop();
  await expect(sent(2)).rejects.toThrow('stopped');
});
