import type { ComponentType } from 'react';
import { AuthDialogProvider } from '../../core/auth-dialog.tsx';
import { ContactDialogProvider } from '../../core/contact-dialog.tsx';
import { renderPage } from '../../core/render-page.fixture.tsx';

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
