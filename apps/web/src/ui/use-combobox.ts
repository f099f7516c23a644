import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

interface ComboboxKeys {
  /** Of the options there are to go through. */
  readonly keys: readonly string[];
  readonly onChoose: (index: number) => void;
  /** The list was asked for without typing. */
  readonly onOpen?: (() => void) | undefined;
  /** Enter while no option is marked; left out, Enter does what it does in any field. */
  readonly onEnter?: (() => void) | undefined;
}

/**
 * What the keyboard does in a combobox whose list is a help and no must (WAI-ARIA Authoring Practices, « Editable
 * Combobox With List Autocomplete »): arrows open the list and mark an option, Enter takes the marked one, Escape closes
 * the list and leaves what was typed. The focus never leaves the input. An Enter for an option that has left the list
 * meanwhile does nothing, once.
 */
export function useCombobox({ keys, onChoose, onOpen, onEnter }: ComboboxKeys) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  // by its key: another list under the fingers must not make another choice of it
  const [marked, setMarked] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const active = isOpen && marked !== null ? keys.indexOf(marked) : -1;

  useEffect(() => {
    if (active >= 0) listRef.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const isListed = isOpen && keys.length > 0;
  useEffect(() => {
    // below the last line of a screen nobody would see it
    if (isListed) listRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isListed]);

  const open = () => {
    setOpen(true);
    setMarked(null);
  };
  const close = () => setOpen(false);
  const choose = (index: number) => {
    close();
    onChoose(index);
  };
  const move = (step: 1 | -1) => {
    if (!isOpen) {
      open();
      onOpen?.();
    }
    const from = active < 0 && step < 0 ? keys.length : active;
    setMarked(keys[(from + step + keys.length) % keys.length] ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // keys that an input method takes for itself
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isOpen) {
      // a dialog around the field stays
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Enter' && isOpen && marked !== null) {
      // another list has come under the fingers: neither its choice nor the whole form is meant
      event.preventDefault();
      setMarked(null);
    } else if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      onEnter();
    }
  };

  const optionId = (index: number) => `${listId}-${index}`;
  return { listId, listRef, isOpen, isListed, active, open, close, choose, onKeyDown, optionId };
}
