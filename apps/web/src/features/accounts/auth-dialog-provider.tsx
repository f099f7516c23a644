import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import type { AuthDialogMode, AuthDialogProps } from './sign-in/auth-dialog.tsx';

/** Signing in, or creating an account, over the page one is on. */
export const AuthDialog = lazyDialog(() => import('./sign-in/auth-dialog.tsx'));

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
