import type { Role } from '@mitoyen/contract/core/roles.ts';
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

/** Whom a message goes to. */
export interface ContactTarget {
  readonly userId: string;
  readonly name: string;
  /** Decides whether a company's message counts as a contact. */
  readonly role: Role;
}

export interface ContactDialogProps {
  readonly target: ContactTarget;
  readonly onClose: () => void;
}

interface ContactDialogControl {
  /** Opens the message form over the page; for signed-in visitors only. */
  readonly open: (target: ContactTarget) => void;
}

const ContactDialogContext = createContext<ContactDialogControl | null>(null);

/** `dialog` is the (lazily loaded) dialog itself; it belongs to a feature, which this module does not know. */
export function ContactDialogProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<ContactDialogProps>;
  children: ReactNode;
}) {
  const [target, setTarget] = useState<ContactTarget | null>(null);
  const control = useMemo(() => ({ open: setTarget }), []);
  const close = useCallback(() => setTarget(null), []);
  return (
    <ContactDialogContext value={control}>
      {children}
      {target && (
        <Suspense>
          <Dialog target={target} onClose={close} />
        </Suspense>
      )}
    </ContactDialogContext>
  );
}

/** `useContactDialog().open(target)` from anywhere below the provider. */
export function useContactDialog(): ContactDialogControl {
  const control = useContext(ContactDialogContext);
  if (!control) throw new Error('useContactDialog needs a ContactDialogProvider above it');
  return control;
}
