import { createPageDialog, type PageDialogProps } from '../../../core/page-dialog.tsx';

/** Whom it is about, and where one met them. */
export interface SafetyTarget {
  readonly userId: string;
  readonly name: string;
  readonly isBlocked: boolean;
  /** Its last messages go with a report. */
  readonly conversationId: string | null;
  /** `report` goes straight to the report's form. */
  readonly start: 'choice' | 'report';
}

export type SafetyDialogProps = PageDialogProps<SafetyTarget>;

/** The way to block or report somebody, for signed-in visitors only. A page shown by itself opens nothing. */
export const { Provider: SafetyDialogProvider, useControl: useSafetyDialog } = createPageDialog<SafetyTarget>(
  'safety',
  { open: () => undefined },
);
