import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { placesQuery } from '../places/index.ts';
import { vocabularyQuery } from '../vocabulary/index.ts';
import { CvFault, type CvFaultReason } from './file/cv-fault.ts';
import { findTown } from './find-town.ts';
import type { ReadPerson } from './person-proposals.ts';

export type CvReading =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  /** `names`: the fields that were filled in. */
  | { readonly step: 'read'; readonly names: readonly string[] }
  | { readonly step: 'failed'; readonly reason: CvFaultReason };

/** Suggestions asked for a town: those of its name stand first. */
const mostPlaces = 10;

/**
 * Reads the CV that was chosen last, in this browser. `onRead` fills the form in with what was read, and says which fields
 * it filled. Of the CV, the text of its town alone is sent, as while it is typed.
 */
export function useCvReading(onRead: (read: ReadPerson) => readonly string[]) {
  const queries = useQueryClient();
  const [reading, setReading] = useState<CvReading>({ step: 'idle' });
  const latest = useRef(0);
  const take = useRef(onRead);
  take.current = onRead;
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const lookUp = (text: string) => queries.fetchQuery({ ...placesQuery(text, mostPlaces), retry: false });

  const readPerson = async (file: File): Promise<ReadPerson> => {
    const fetched = Promise.all([import('./reader.ts'), queries.fetchQuery(vocabularyQuery())]);
    const [{ readCvFile }, vocabulary] = await fetched.catch((cause: unknown) => {
      throw new CvFault('reader_missing', { cause });
    });
    const cv = await readCvFile(file, vocabulary);
    return { cv, vocabulary, town: await findTown(cv.towns, lookUp) };
  };
  const read = async (file: File) => {
    latest.current += 1;
    const own = latest.current;
    const isCurrent = () => own === latest.current;
    setReading({ step: 'reading' });
    try {
      const person = await readPerson(file);
      if (isCurrent()) setReading({ step: 'read', names: take.current(person) });
    } catch (error) {
      const reason = error instanceof CvFault ? error.reason : 'broken';
      if (isCurrent()) setReading({ step: 'failed', reason });
    }
  };
  return { reading, read };
}
