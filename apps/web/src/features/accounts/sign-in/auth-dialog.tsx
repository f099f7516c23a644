import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrandNote } from '../../../core/errand/errand-note.tsx';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { accountTexts as texts } from './sign-in.texts.ts';

export type AuthDialogMode = 'login' | 'register';

export interface AuthDialogProps {
  readonly mode: AuthDialogMode;
  /** The page to open after signing in; the current one when missing. */
  readonly destination?: string | undefined;
  readonly onClose: () => void;
}

/** Signing in, or creating an account, over the page one is on. */
export default function AuthDialog({ mode: openedMode, destination, onClose }: AuthDialogProps) {
  const [mode, setMode] = useState(openedMode);
  const navigate = useNavigate();
  const onSignedIn = () => {
    onClose();
    if (destination !== undefined) navigate(destination);
  };
  const onRegistered = () => {
    onClose();
    navigate(paths.profile());
  };
  const isLogin = mode === 'login';
  return (
    <Dialog open onClose={onClose} title={isLogin ? texts.loginTitle : texts.registerTitle}>
      <ErrandNote />
      {isLogin ? (
        <LoginForm failure={texts.failure} onSignedIn={onSignedIn} onLeave={onClose} />
      ) : (
        <RegisterForm onSignedIn={onRegistered} onLeave={onClose} onLogin={() => setMode('login')} />
      )}
    </Dialog>
  );
}
