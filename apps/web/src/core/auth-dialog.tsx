import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useState,
} from 'react';

export type AuthDialogMode = 'login' | 'register';

export interface AuthDialogProps {
  readonly mode: AuthDialogMode;
  readonly onClose: () => void;
}

interface AuthDialogControl {
  /** Opens the dialog over the page: to sign in, or to create an account. */
  readonly open: (mode: AuthDialogMode) => void;
  readonly close: () => void;
}

const AuthDialogContext = createContext<AuthDialogControl | null>(null);

/** `dialog` is the (lazily loaded) dialog itself; it belongs to a feature, which this module does not know. */
export function AuthDialogProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<AuthDialogProps>;
  children: ReactNode;
}) {
  const [mode, setMode] = useState<AuthDialogMode | null>(null);
  const control = useMemo(() => ({ open: setMode, close: () => setMode(null) }), []);
  return (
    <AuthDialogContext value={control}>
      {children}
      {mode && (
        <Suspense>
          <Dialog mode={mode} onClose={control.close} />
        </Suspense>
      )}
    </AuthDialogContext>
  );
}

/** `useAuthDialog().open('login' | 'register')` from anywhere below the provider. */
export function useAuthDialog(): AuthDialogControl {
  const control = useContext(AuthDialogContext);
  if (!control) throw new Error('useAuthDialog needs an AuthDialogProvider above it');
  return control;
}
