import type { ProofKind } from '@mitoyen/contract/features/proofs/proof-kinds.rules.ts';
import { useEffect, useRef, useState } from 'react';
import type { ReadProof } from '../reading/read-proof.ts';

export type ProofReading = 'idle' | 'reading' | 'done';

/**
 * Reads the PDF that was chosen last, in this browser, and hands over what it says. A file that says nothing, or is a
 * picture, is no failure: the form is filled in by hand.
 */
export function useProofReading(kind: ProofKind, onRead: (read: ReadProof) => void) {
  const [step, setStep] = useState<ProofReading>('idle');
  const latest = useRef(0);
  const take = useRef(onRead);
  take.current = onRead;
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const read = async (file: File) => {
    latest.current += 1;
    const own = latest.current;
    const isCurrent = () => own === latest.current;
    if (!/\.pdf$/i.test(file.name) && file.type !== 'application/pdf') return setStep('idle');
    setStep('reading');
    try {
      const [{ readFileLines }, { readProof }] = await Promise.all([
        import('../reading/read-file-lines.ts'),
        import('../reading/read-proof.ts'),
      ]);
      const values = readProof(kind, await readFileLines(file));
      if (isCurrent()) take.current(values);
    } catch {
      // what cannot be read is typed
    }
    if (isCurrent()) setStep('done');
  };
  return { isReading: step === 'reading', read };
}
