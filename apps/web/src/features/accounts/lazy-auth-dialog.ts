import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';

/** Signing in, or creating an account, over the page one is on. */
export const AuthDialog = lazyDialog(() => import('./sign-in/auth-dialog.tsx'));
