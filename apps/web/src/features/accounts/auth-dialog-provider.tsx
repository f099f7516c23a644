import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { AuthDialog } from './lazy-auth-dialog.ts';

export type AuthDialogMode = 'login' | 'register';

export interface AuthDialogProps {
  readonly mode: AuthDialogMode;
  /** Where somebody who signs in wanted to go; nowhere else when it is missing. */
  readonly destination?: string | undefined;
  readonly onClose: () => void;
}

interface AuthDialogControl {
  /** Opens the dialog over the page: to sign in, which then leads to `destination`, or to create an account. */
  readonly open: (mode: AuthDialogMode, destination?: string) => void;
  readonly close: () => void;
}

const AuthDialogContext = createContext<AuthDialogControl | null>(null);

/** Lets any page below open the sign-in dialog. `dialog` is another one, for tests. */
export function AuthDialogProvider({
  dialog: Dialog = AuthDialog,
  children,
}: {
  dialog?: ComponentType<AuthDialogProps>;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState<Pick<AuthDialogProps, 'mode' | 'destination'> | null>(null);
  const control = useMemo<AuthDialogControl>(
    () => ({
      open: (mode, destination) => setOpened({ mode, destination }),
      close: () => setOpened(null),
    }),
    [],
  );
  return (
    <AuthDialogContext value={control}>
      {children}
      {opened && <Dialog {...opened} onClose={control.close} />}
    </AuthDialogContext>
  );
}

/** `useAuthDialog().open('login' | 'register')` from anywhere below the provider. */
export function useAuthDialog(): AuthDialogControl {
  const control = useContext(AuthDialogContext);
  if (!control) throw new Error('useAuthDialog needs an AuthDialogProvider above it');
  return control;
}
