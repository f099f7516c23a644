import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
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
