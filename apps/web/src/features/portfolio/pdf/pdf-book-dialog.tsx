import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { warmPdfReader } from '../../../core/pdf/load-pdfjs.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { vocabularyQuery } from '../../vocabulary/index.ts';
import { BookPassword, BookPick } from './book-intake.tsx';
import { BookProjects } from './book-projects.tsx';
import { BookReading } from './book-reading.tsx';
import { forgetBook, hasKeptBook, readKeptBook } from './kept-book.ts';
import { pdfBookTexts as texts } from './pdf-book.texts.ts';
import { softwareReader } from './read-software.ts';
import { useBook } from './use-book.ts';
import type { CreateProject } from './use-creation.ts';

/** A book in PDF becomes projects, in this browser: chosen, read, put together, made. */
export default function PdfBookDialog({
  file,
  draftKey,
  room,
  create,
  onFile,
  onClose,
}: {
  /** The one that was chosen before the dialog was closed. */
  file: File | null;
  /** Under which it is kept how far the book came. */
  draftKey: string;
  room: number;
  create: CreateProject;
  onFile: (file: File | null) => void;
  onClose: () => void;
}) {
  const { state, read, stop, forget } = useBook();
  const vocabulary = useQuery(vocabularyQuery());
  const isVocabularyThere = !vocabulary.isPending;
  const again = useRef(() => {});
  again.current = () => void (file && read(file));
  useEffect(() => {
    again.current();
    warmPdfReader();
  }, []);

  const pick = (chosen: File) => {
    onFile(chosen);
    void read(chosen);
  };
  const pickAnother = () => {
    forget();
    onFile(null);
  };
  const finish = () => {
    forgetBook(draftKey);
    onFile(null);
    onClose();
  };
  const content = () => {
    if (state.step === 'none')
      return <BookPick fault={state.fault} isKept={hasKeptBook(draftKey)} onPick={pick} />;
    if (state.step === 'password') {
      const { isWrong, file: locked } = state;
      return (
        <BookPassword
          name={locked.name}
          isKept={readKeptBook(draftKey, locked) !== null}
          isWrong={isWrong}
          onEnter={(password) => void read(locked, password)}
          onGiveUp={pickAnother}
        />
      );
    }
    if (state.step === 'read' && isVocabularyThere) {
      return (
        <BookProjects
          book={state.book}
          draftKey={draftKey}
          room={room}
          readSoftware={vocabulary.data ? softwareReader(vocabulary.data) : () => []}
          create={create}
          onAnother={pickAnother}
          onFinished={finish}
        />
      );
    }
    return <BookReading book={state.step === 'opening' ? null : state.book} onStop={stop} />;
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} size="large">
      {content()}
    </Dialog>
  );
}
