import type { Role } from '@mitoyen/contract/core/roles.ts';
import { createPageDialog, type PageDialogProps } from '../../../core/page-dialog.tsx';

/** Whom a message goes to. */
export interface ContactTarget {
  readonly userId: string;
  readonly name: string;
  /** Decides whether a company's message counts as a contact. */
  readonly role: Role;
}

export type ContactDialogProps = PageDialogProps<ContactTarget>;

/** The message form over a page; for signed-in visitors only. */
export const { Provider: ContactDialogProvider, useControl: useContactDialog } =
  createPageDialog<ContactTarget>('contact');
