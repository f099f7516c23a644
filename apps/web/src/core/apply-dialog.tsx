import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';

/** What one applies to. `budget` in euros per day. */
export type ApplyTarget = Pick<Offer, 'id' | 'titre' | 'companyName' | 'budget'>;

export interface ApplyDialogProps {
  readonly offer: ApplyTarget;
  readonly onClose: () => void;
}

interface ApplyDialogControl {
  /** Opens the application form over the page; for signed-in freelances only. */
  readonly open: (offer: ApplyTarget) => void;
}

const ApplyDialogContext = createContext<ApplyDialogControl | null>(null);

/** `dialog` is the (lazily loaded) dialog itself; it belongs to a feature, which this module does not know. */
export function ApplyDialogProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<ApplyDialogProps>;
  children: ReactNode;
}) {
  const [offer, setOffer] = useState<ApplyTarget | null>(null);
  const control = useMemo(() => ({ open: setOffer }), []);
  const close = useCallback(() => setOffer(null), []);
  return (
    <ApplyDialogContext value={control}>
      {children}
      {offer && (
        <Suspense>
          <Dialog offer={offer} onClose={close} />
        </Suspense>
      )}
    </ApplyDialogContext>
  );
}

/** `useApplyDialog().open(offer)` from anywhere below the provider. */
export function useApplyDialog(): ApplyDialogControl {
  const control = useContext(ApplyDialogContext);
  if (!control) throw new Error('useApplyDialog needs an ApplyDialogProvider above it');
  return control;
}
