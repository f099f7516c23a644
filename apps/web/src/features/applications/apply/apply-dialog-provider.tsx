import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { createPageDialog, type PageDialogProps } from '../../../core/page-dialog.tsx';

/** What one applies to. `budget` in euros per day. */
export type ApplyTarget = Pick<Offer, 'id' | 'titre' | 'companyName' | 'budget'>;

export type ApplyDialogProps = PageDialogProps<ApplyTarget>;

/** The application form over a page; for signed-in freelances only. */
export const { Provider: ApplyDialogProvider, useControl: useApplyDialog } =
  createPageDialog<ApplyTarget>('application');
