/** What runs inside a page: everything it needs stands within it. */

/** A control that can be pressed. */
export interface Control {
  /** The dialog it stands in and what it says, the same for those that do the same. */
  readonly name: string;
  readonly dialogs: number;
}

/**
 * Fills in what can be seen and is empty, and presses the first control that was not pressed yet, those that send first;
 * of several of one name, one. In the dialog on top where there is one, else in the page's content. Null: none is left.
 */
export function pressNext({ done, spared }: { done: readonly string[]; spared: string }): Control | null {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const scope = dialogs.at(-1) ?? document.querySelector('#contenu');
  if (!scope) return null;
  const title = dialogs.length > 0 ? `${textOf(scope.querySelector('h2')) || 'dialogue'} › ` : '';

  const byType: Readonly<Record<string, string>> = {
    ...{ email: 'camille.durand@exemple.fr', password: 'charpente7bois', number: '40', date: '2999-12-31' },
    ...{ tel: '0612345678', url: 'https://exemple.fr/' },
  };
  const sentence = 'Je relève des groupes scolaires depuis huit ans.';
  const give = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    // React looks at what the element's own property is set to
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
  for (const details of scope.querySelectorAll('details')) details.open = true;
  for (const field of scope.querySelectorAll('textarea, select, input')) {
    if (!isSeen(field) || (field as HTMLInputElement).disabled) continue;
    if (field instanceof HTMLTextAreaElement && field.value === '') give(field, sentence);
    else if (field instanceof HTMLSelectElement && field.value === '')
      give(field, [...field.options].find(({ value }) => value !== '')?.value ?? '');
    else if (field instanceof HTMLInputElement) {
      const { type, name, form } = field;
      const isUnset = !form?.querySelector(`input[type=radio][name="${CSS.escape(name)}"]:checked`);
      if (type === 'radio' && form && isUnset) field.click();
      else if (type === 'checkbox' && field.required && !field.checked) field.click();
      else if (!['radio', 'checkbox', 'file', 'search'].includes(type) && field.value === '')
        give(field, field.inputMode === 'numeric' ? '123456' : (byType[type] ?? 'Camille Durand'));
    }
  }

  const controls = [...scope.querySelectorAll('button, input[type=checkbox]')].filter(
    (element) =>
      isSeen(element) &&
      !(element as HTMLButtonElement).disabled &&
      element.getAttribute('aria-disabled') !== 'true',
  );
  const isSending = (element: Element) => (element as HTMLButtonElement).type === 'submit';
  const ordered = [...controls.filter(isSending), ...controls.filter((control) => !isSending(control))];
  for (const element of ordered) {
    const said = element.getAttribute('aria-label') ?? (textOf(element) || textOf(element.closest('label')));
    const name = title + (said || (element as HTMLInputElement).name);
    if (done.includes(name) || new RegExp(spared).test(said)) continue;
    (element as HTMLElement).click();
    return { name, dialogs: dialogs.length };
  }
  return null;
}
