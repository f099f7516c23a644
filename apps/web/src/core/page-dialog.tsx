import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';

export interface PageDialogProps<Target> {
  /** What or whom the dialog is about. */
  readonly target: Target;
  readonly onClose: () => void;
}

export interface PageDialogControl<Target> {
  readonly open: (target: Target) => void;
}

interface ProviderProps<Target> {
  readonly dialog: ComponentType<PageDialogProps<Target>>;
  readonly children: ReactNode;
}

/**
 * A dialog that any page may open over itself, and that belongs to a feature which the page does not know: the provider
 * is given the dialog, fetched when it is first opened. Below no provider, the hook answers `missing`, or throws where there is none.
 */
export function createPageDialog<Target>(name: string, missing: PageDialogControl<Target> | null = null) {
  const Context = createContext(missing);

  function Provider({ dialog: Dialog, children }: ProviderProps<Target>) {
    // in an object, since a target may itself be a function
    const [opened, setOpened] = useState<{ target: Target } | null>(null);
    const control = useMemo(() => ({ open: (target: Target) => setOpened({ target }) }), []);
    const close = useCallback(() => setOpened(null), []);
    return (
      <Context value={control}>
        {children}
        {opened && <Dialog target={opened.target} onClose={close} />}
      </Context>
    );
  }

  function useControl(): PageDialogControl<Target> {
    const control = useContext(Context);
    if (!control) throw new Error(`no provider of the ${name} dialog above`);
    return control;
  }

  return { Provider, useControl };
}
