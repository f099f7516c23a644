import type { ComponentType } from 'react';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { AuthDialogProvider } from '../accounts/auth-dialog-provider.tsx';
import { ContactDialogProvider } from '../conversations/contact/contact-dialog-provider.tsx';

/** Shows a profile page, with dialogs that only say that they were opened and for whom. */
export function renderProfile(Page: ComponentType, pattern: string, address: string) {
  const WithDialogs = () => (
    <AuthDialogProvider dialog={({ mode }) => <p>{`dialog: ${mode}`}</p>}>
      <ContactDialogProvider dialog={({ target }) => <p>{`dialog: contact ${target.userId}`}</p>}>
        <Page />
      </ContactDialogProvider>
    </AuthDialogProvider>
  );
  return renderPage(WithDialogs, pattern, address);
}
