import type { ComponentType } from 'react';
import { ApplyDialogProvider } from '../apply-dialog.tsx';
import { AuthDialogProvider } from '../auth-dialog.tsx';
import { renderPage } from '../render-page.fixture.tsx';
import { camille } from '../session.fixture.ts';
import { setSession } from '../session-store.ts';

/** Shows a page about offers, with dialogs that only say that they were opened and for what. */
export function renderOffers(Page: ComponentType, pattern: string, address?: string) {
  const WithDialogs = () => (
    <AuthDialogProvider
      dialog={({ mode, destination = 'here' }) => <p>{`dialog: ${mode}, ${destination}`}</p>}
    >
      <ApplyDialogProvider dialog={({ target }) => <p>{`dialog: apply ${target.id}`}</p>}>
        <Page />
      </ApplyDialogProvider>
    </AuthDialogProvider>
  );
  return renderPage(WithDialogs, pattern, address);
}

/** Signs Camille in, as another kind of account if need be. */
export function signInAs(role: 'freelance' | 'entreprise' | 'jobseeker', id: string = camille.user.id): void {
  setSession({ ...camille, user: { ...camille.user, id, role } });
}
