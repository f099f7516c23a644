import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { AuthDialogProvider } from '../accounts/auth-dialog-provider.tsx';

vi.mock('../applications/apply/apply-dialog.tsx', () => ({
  default: ({ target }: { target: { id: string } }) => <p>{`dialog: apply ${target.id}`}</p>,
}));

/** Shows a page about offers, with dialogs that only say that they were opened and for what. */
export function renderOffers(Page: ComponentType, pattern: string, address?: string) {
  const WithDialogs = () => (
    <AuthDialogProvider
      dialog={({ mode, destination = 'here' }) => <p>{`dialog: ${mode}, ${destination}`}</p>}
    >
      <Page />
    </AuthDialogProvider>
  );
  return renderPage(WithDialogs, pattern, address);
}

/** Signs Camille in, as another kind of account if need be. */
export function signInAs(role: 'freelance' | 'entreprise' | 'jobseeker', id: string = camille.user.id): void {
  setSession({ ...camille, user: { ...camille.user, id, role } });
}
