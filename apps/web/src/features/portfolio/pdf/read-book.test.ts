import { expect, test } from 'vitest';
import { makePdf } from '../../../core/pdf/make-pdf.fixture.ts';
import { mostPages, type ReadPage, readBook, TooManyPages } from './read-book.ts';

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    lines: [{ text: `Page ${at + 1}`, x: 60, y: 500, size: 11 }],
  }));

/** Reads a book where nothing can be drawn: pages keep their text, and say that they were not. */
async function read(count: number, onPage: (page: ReadPage, stop: () => void) => void = () => undefined) {
  const control = new AbortController();
  const pages: ReadPage[] = [];
  let pageCount = 0;
  const reading = readBook(makePdf({ pages: pagesOf(count) }), {
    ...{ password: undefined, signal: control.signal },
    onOpen: (opened) => {
      pageCount = opened.pageCount;
    },
    onPage: (page) => {
      pages.push(page);
      onPage(page, () => control.abort(new Error('stopped')));
    },
  });
  const error = await reading.catch((cause: unknown) => cause);
  return { error, pageCount, pages };
}

test('pages come one after the other, and one that cannot be drawn keeps its text', async () => {
  const { error, pageCount, pages } = await read(3);
  expect(error).toBeUndefined();
  expect(pageCount).toBe(3);
  expect(pages.map(({ number, text, fault }) => [number, text.lines[0]?.text, fault])).toEqual([
    [1, 'Page 1', 'broken'],
    [2, 'Page 2', 'broken'],
    [3, 'Page 3', 'broken'],
  ]);
});

test('stopped, no further page is read', async () => {
  const { error, pages } = await read(5, ({ number }, stop) => number === 2 && stop());
  expect(error).toEqual(new Error('stopped'));
  expect(pages.map(({ number }) => number)).toEqual([1, 2]);
});

test('a book of more pages than are taken says how many it has, and none is read', async () => {
  const { error, pages } = await read(mostPages + 1);
  expect(error).toBeInstanceOf(TooManyPages);
  expect((error as TooManyPages).count).toBe(61);
  expect(pages).toEqual([]);
});
