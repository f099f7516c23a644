import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import PdfBookDialog from './pdf-book-dialog.tsx';
import { mostBytes } from './read-book.ts';

const fetched = vi.fn(async (_url: string) => new Response());
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  fakeApi(answer(vocabularyRoutes.get, {} as never));
  renderPage(
    () => (
      <PdfBookDialog
        file={null}
        draftKey="pdf-book-test"
        room={40}
        create={async () => undefined}
        onFile={() => undefined}
        onClose={() => undefined}
      />
    ),
    '/',
  );
}
const pick = (file: File) =>
  fireEvent.change(screen.getByLabelText(texts.pick), { target: { files: [file] } });

test('what reads PDFs is fetched while one is being chosen', async () => {
  open();
  await vi.waitFor(() =>
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/^\/pdfjs-[\d.]+\/pdf\.worker\.js$/)),
  );
});

test('what is no PDF, and what is too large, is said with what to do, and another can be chosen', async () => {
  open();
  pick(new File(['PK'], 'book.pdf'));
  expect(await screen.findByText(/n’est pas un PDF/)).toBeTruthy();
  const large = new File(['%PDF-1.7'], 'book.pdf');
  Object.defineProperty(large, 'size', { value: mostBytes + 1 });
  pick(large);
  expect(await screen.findByText(/dépasse 200/)).toBeTruthy();
  expect(screen.queryByText(/n’est pas un PDF/)).toBeNull();
});

test('an empty file and a picture are said to be that, with where pictures go', async () => {
  open();
  pick(new File([], 'book.pdf'));
  expect(await screen.findByText(/^Ce fichier est vide/)).toBeTruthy();
  pick(new File(['no picture either'], 'IMG_0001.HEIC'));
  expect(await screen.findByText(/est une image.*« Ajouter un projet »/)).toBeTruthy();
  pick(new File(['PK'], 'facade', { type: 'image/png' }));
  expect(await screen.findByText(/est une image.*« Ajouter un projet »/)).toBeTruthy();
  expect(screen.queryByText(/n’est pas un PDF/)).toBeNull();
});

test('the focus goes on with the book, and is back where one is chosen after a file that is none', async () => {
  open();
  screen.getByLabelText(texts.pick).focus();
  pick(new File(['PK'], 'book.pdf'));
  expect(document.activeElement?.textContent).toBe(texts.opening);
  await screen.findByText(/n’est pas un PDF/);
  expect(document.activeElement).toBe(screen.getByLabelText(texts.pick));
});

test('one project found is spoken of as one', () => {
  expect(texts.lead(1)).toMatch(/^Un projet trouvé\. Vérifiez-le\s:/);
  expect(texts.lead(2)).toMatch(/^2 projets trouvés\. Vérifiez-les\s:/);
});
