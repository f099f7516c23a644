import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { uploadTexts } from './ui.texts.ts';
import { UploadField } from './upload-field.tsx';
import { FileFault, type FileRules, type Upload } from './use-upload.ts';

afterEach(cleanup);

interface Sending {
  file: File;
  onProgress: (ratio: number) => void;
  signal: AbortSignal;
  succeed: (url: string) => void;
  fail: (message: string, Failure?: new (message: string) => Error) => void;
}

function Form({ upload, prepare }: { upload: Upload; prepare?: FileRules['prepare'] }) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <>
      <UploadField
        label="CV"
        accept=".pdf,.docx"
        maxBytes={5 * 1024 * 1024}
        wrongTypeMessage="Seuls les fichiers PDF et Word sont acceptés pour le CV."
        value={url}
        onChange={setUrl}
        upload={upload}
        {...(prepare && { prepare })}
      />
      <output>{url ?? 'aucun'}</output>
    </>
  );
}

/** Renders the field; `sendings` are the uploads it started, answered by the test. */
function setUp(prepare?: FileRules['prepare']) {
  const sendings: Sending[] = [];
  const upload: Upload = (file, options) =>
    new Promise((resolve, reject) => {
      const succeed = (url: string) => resolve({ url });
      sendings.push({
        file,
        ...options,
        succeed,
        fail: (text, Failure = Error) => reject(new Failure(text)),
      });
    });
  render(<Form upload={upload} prepare={prepare} />);
  const pick = (file: File) => fireEvent.change(screen.getByLabelText('CV'), { target: { files: [file] } });
  const last = () => sendings.at(-1) as Sending;
  return { sendings, pick, last };
}

const pdf = (name = 'cv.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });

test('shows how far the sending is, then keeps the address', async () => {
  const { pick, last } = setUp();
  pick(pdf());
  act(() => last().onProgress(0.4));
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('40');
  act(() => last().succeed('/files/cv'));
  await waitFor(() => expect(screen.getByText('/files/cv')).toBeTruthy());
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('refuses a wrong type and a too large file without sending them', () => {
  const { pick, sendings } = setUp();
  pick(new File(['MZ'], 'cv.exe'));
  expect(screen.getByRole('alert').textContent).toContain('Seuls les fichiers PDF et Word');
  const large = pdf('lourd.pdf');
  Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
  pick(large);
  expect(screen.getByRole('alert').textContent).toContain('taille maximale de 5\u00a0Mo.');
  pick(new File([], 'vide.pdf'));
  expect(screen.getByRole('alert').textContent).toContain(uploadTexts.empty);
  expect(sendings).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /Réessayer/ })).toBeNull();
});

test('a failure is told beside the field and can be tried again with the same file', async () => {
  const { pick, last, sendings } = setUp();
  pick(pdf());
  act(() => last().fail('Erreur lors de l’upload du CV.'));
  expect((await screen.findByRole('alert')).textContent).toContain('Erreur lors de l’upload du CV.');
  expect(screen.getByLabelText('CV').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer l’envoi' }));
  expect(sendings).toHaveLength(2);
  expect(last().file.name).toBe('cv.pdf');
});

test('a file that the server refuses for itself is not offered to be sent again', async () => {
  const { pick, last } = setUp();
  pick(pdf());
  act(() => last().fail('Ce fichier est abîmé.', FileFault));
  expect((await screen.findByRole('alert')).textContent).toContain('Ce fichier est abîmé.');
  expect(screen.queryByRole('button', { name: 'Réessayer l’envoi' })).toBeNull();
});

test('a file is made to fit first; what cannot be is told and not sent', async () => {
  const { pick, sendings } = setUp((file) =>
    file.name.endsWith('.bin')
      ? Promise.reject(new FileFault('Illisible.'))
      : Promise.resolve(pdf('petit.pdf')),
  );
  pick(new File(['x'], 'énorme.tiff'));
  await waitFor(() => expect(sendings.map(({ file }) => file.name)).toEqual(['petit.pdf']));
  pick(new File(['x'], 'secret.bin'));
  expect((await screen.findByRole('alert')).textContent).toContain('Illisible.');
  expect(sendings).toHaveLength(1);
});

test('once all of it is sent, the field says that the server is at work', () => {
  const { pick, last } = setUp();
  pick(pdf());
  act(() => last().onProgress(1));
  expect(screen.getByText(new RegExp(uploadTexts.processing))).toBeTruthy();
});

test('cancelling aborts the sending; its late answer changes nothing', async () => {
  const { pick, last } = setUp();
  pick(pdf());
  await userEvent.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(last().signal.aborted).toBe(true);
  await act(async () => last().succeed('/files/late'));
  expect(screen.getByText('aucun')).toBeTruthy();
});

test('a second file replaces the first one still under way', async () => {
  const { pick, last, sendings } = setUp();
  pick(pdf('un.pdf'));
  pick(pdf('deux.pdf'));
  expect(sendings[0]?.signal.aborted).toBe(true);
  await act(async () => sendings[0]?.succeed('/files/un'));
  await act(async () => last().succeed('/files/deux'));
  expect(screen.getByText('/files/deux')).toBeTruthy();
});

test('leaving the page ends the sending', () => {
  const { pick, last } = setUp();
  pick(pdf());
  cleanup();
  expect(last().signal.aborted).toBe(true);
});

test('a file may be pasted', () => {
  const { last } = setUp();
  const file = pdf('presse-papiers.pdf');
  fireEvent.paste(screen.getByLabelText('CV'), { clipboardData: { files: [file] } });
  expect(last().file).toBe(file);
});
