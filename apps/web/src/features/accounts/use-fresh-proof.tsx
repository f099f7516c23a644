import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { type ReactNode, useState } from 'react';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

/** Whether a call was refused because its caller last proved to be the account's owner too long ago. */
function needsProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === accountErrors.password_required.code;
}

/**
 * `withProof` runs what only the account's owner may do: where the server wants a proof, it asks for one and runs the
 * work again. It fails as the work does, also when no proof is given. `proofDialog` stands outside of any form.
 */
export function useFreshProof(): {
  readonly withProof: <T>(work: () => Promise<T>) => Promise<T>;
  readonly proofDialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const withProof = async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!needsProof(error)) throw error;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ goOn: resolve, giveUp: () => reject(error) });
      });
      return work();
    }
  };
  const end = (then: 'goOn' | 'giveUp') => {
    setWaiting(null);
    waiting?.[then]();
  };
  const proofDialog = (
    <ConfirmIdentityDialog
      open={waiting !== null}
      onConfirmed={() => end('goOn')}
      onClose={() => end('giveUp')}
    />
  );
  return { withProof, proofDialog };
}
