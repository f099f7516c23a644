import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';

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

export interface SafetyDialogProps {
  readonly target: SafetyTarget;
  readonly onClose: () => void;
}

interface SafetyDialogControl {
  /** Opens the way to block or report somebody over the page; for signed-in visitors only. */
  readonly open: (target: SafetyTarget) => void;
}

const SafetyDialogContext = createContext<SafetyDialogControl | null>(null);

/** `dialog` is the (lazily loaded) dialog itself; it belongs to a feature, which this module does not know. */
export function SafetyDialogProvider({
  dialog: Dialog,
  children,
}: {
  dialog: ComponentType<SafetyDialogProps>;
  children: ReactNode;
}) {
  const [target, setTarget] = useState<SafetyTarget | null>(null);
  const control = useMemo(() => ({ open: setTarget }), []);
  const close = useCallback(() => setTarget(null), []);
  return (
    <SafetyDialogContext value={control}>
      {children}
      {target && (
        <Suspense>
          <Dialog target={target} onClose={close} />
        </Suspense>
      )}
    </SafetyDialogContext>
  );
}

/** `useSafetyDialog().open(target)`. Below no provider (a page shown by itself) it does nothing. */
export function useSafetyDialog(): SafetyDialogControl {
  return useContext(SafetyDialogContext) ?? nowhere;
}

const nowhere: SafetyDialogControl = { open: () => undefined };
