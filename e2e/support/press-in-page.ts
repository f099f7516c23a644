// What runs inside a page: everything it needs stands within it.

interface Pressing {
  /** The names of what was pressed on this page. */
  readonly done: readonly string[];
  /** What is not to be pressed, and what alone is outside of dialogs, as regular expressions. */
  readonly spared: string;
  readonly only: string;
  /** What a field is given whose label says so, as regular expressions; the first that fits. */
  readonly words: readonly (readonly [label: string, value: string])[];
}

/**
 * Fills in what can be seen and is empty; where nothing is, presses the first control that was not pressed yet, those that
 * send first, and of several of one name one. In the dialog on top where there is one, else in the page's content. Gives
 * what was pressed: the dialog, what the control says and, where it sends, the first field of its form; null: nothing left.
 */
export function pressNext({
  done,
  spared,
  only,
  words,
}: Pressing): 'filled' | { readonly name: string } | null {
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
  const wordsFor = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const label = textOf(field.labels?.[0]);
    const said = words.find(([pattern]) => new RegExp(pattern, 'i').test(label))?.[1];
    if (said !== undefined) return said;
    return field instanceof HTMLTextAreaElement
      ? 'Je relève des groupes scolaires depuis huit ans.'
      : (byType[field.type] ?? 'Camille Durand');
  };
  let filled = 0;
  const give = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    if (field.value !== '' || value === '' || field.dataset.given === value) return;
    // what takes nothing of it is given it once
    field.dataset.given = value;
    filled += 1;
    // React looks at what the element's own property is set to
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  };
  const choose = (field: HTMLInputElement, isChosen: boolean) => {
    if (isChosen || field.dataset.given) return;
    field.dataset.given = 'on';
    filled += 1;
    field.click();
  };
  for (const details of scope.querySelectorAll('details')) details.open = true;
  for (const field of scope.querySelectorAll('textarea, select, input')) {
    if (!isSeen(field) || (field as HTMLInputElement).disabled) continue;
    if (field instanceof HTMLTextAreaElement) give(field, wordsFor(field));
    else if (field instanceof HTMLSelectElement)
      give(field, [...field.options].find(({ value }) => value !== '')?.value ?? '');
    else if (field instanceof HTMLInputElement) {
      const { type, name, form } = field;
      const group = form?.querySelectorAll(`input[type=radio][name="${CSS.escape(name)}"]`) ?? [];
      if (type === 'radio' && form)
        choose(
          field,
          [...group].some((one) => (one as HTMLInputElement).checked),
        );
      else if (type === 'checkbox' && field.required) choose(field, field.checked);
      else if (!['radio', 'checkbox', 'file', 'search'].includes(type)) give(field, wordsFor(field));
    }
  }
  if (filled > 0) return 'filled';

  const controls = [...scope.querySelectorAll('button, input[type=checkbox]')].filter(
    (element) =>
      isSeen(element) &&
      !(element as HTMLButtonElement).disabled &&
      element.getAttribute('aria-disabled') !== 'true' &&
      // what a form holds is sent by the form
      !(element.closest('form') && element.matches('[aria-pressed], input')),
  );
  const isSending = (element: Element) => (element as HTMLButtonElement).type === 'submit';
  const ordered = [...controls.filter(isSending), ...controls.filter((control) => !isSending(control))];
  for (const element of ordered) {
    const said = element.getAttribute('aria-label') ?? (textOf(element) || textOf(element.closest('label')));
    const form = isSending(element) ? (element as HTMLButtonElement).form : null;
    const first = textOf(form?.querySelector('label, legend'));
    const name = `${title}${said || (element as HTMLInputElement).name}${first && ` (${first})`}`;
    if (done.includes(name) || new RegExp(spared).test(said)) continue;
    if (dialogs.length === 0 && !new RegExp(only).test(said)) continue;
    (element as HTMLElement).click();
    return { name };
  }
  return null;
}
