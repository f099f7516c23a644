import { type ReactNode, useContext, useEffect } from 'react';
import { HydratedContext } from '../lazy/hydrated.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Control = TextControl | HTMLSelectElement;

const isSelect = (control: Control) => control instanceof HTMLSelectElement;
const isFile = (control: Control) => control.type === 'file';
const isChoice = (control: Control) => control.matches('[type=radio], [type=checkbox]');

/** Whether its value differs from the server's. Of two radios that changed, the chosen one reports it. */
function isChanged(control: Control): boolean {
  if (isSelect(control)) {
    const options = Array.from(control.options);
    return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
  }
  if (isFile(control)) return ((control as HTMLInputElement).files?.length ?? 0) > 0;
  if (control instanceof HTMLInputElement && isChoice(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type !== 'radio');
  return control.value !== control.defaultValue;
}

/**
 * Returns a function that makes a control report its value again. React notices a value by an event, and
 * compares it with the last one assigned: the server's value is assigned first, then the user's by the native
 * setter, which React does not see.
 */
function repeater(control: Control): () => void {
  const { value } = control;
  if (isSelect(control))
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (control instanceof HTMLInputElement && isChoice(control))
    return () => {
      control.checked = control.defaultChecked;
      control.click();
    };
  // files stay with their control: React needs the event alone
  if (isFile(control)) return () => control.dispatchEvent(new Event('change', { bubbles: true }));
  const { selectionStart, selectionEnd } = control;
  return () => {
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (control === document.activeElement && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/** Takes in what was typed, chosen, opened, or filled in by a password manager before hydration. */
function useEarlyInput(): void {
  const isHydrated = useContext(HydratedContext);
  useEffect(() => {
    if (isHydrated) return;
    const controls = document.querySelectorAll<Control>('main :is(input, select, textarea)');
    const repeats = Array.from(controls).filter(isChanged).map(repeater);
    const opened = document.querySelectorAll('main details[open]');
    // Read now, as the next render resets the controls; reported afterwards, as React ignores events during
    // its effects.
    queueMicrotask(() => {
      for (const repeat of repeats) repeat();
      for (const details of opened) details.dispatchEvent(new Event('toggle'));
    });
  }, [isHydrated]);
}

/** Wraps parts with controls, each within its own Suspense: they hydrate one by one. */
export function EarlyInput({ children }: { children: ReactNode }) {
  useEarlyInput();
  return children;
}
