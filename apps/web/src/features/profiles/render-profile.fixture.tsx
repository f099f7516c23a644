import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { AuthDialogProvider } from '../accounts/auth-dialog-provider.tsx';

vi.mock('../conversations/contact/contact-dialog.tsx', () => ({
  default: ({ target }: { target: { userId: string } }) => <p>{`dialog: contact ${target.userId}`}</p>,
}));

/** Shows a profile page, with dialogs that only say that they were opened and for whom. */
export function renderProfile(Page: ComponentType, pattern: string, address: string) {
  const WithDialogs = () => (
    <AuthDialogProvider dialog={({ mode }) => <p>{`dialog: ${mode}`}</p>}>
      <Page />
    </AuthDialogProvider>
  );
  return renderPage(WithDialogs, pattern, address);
}
