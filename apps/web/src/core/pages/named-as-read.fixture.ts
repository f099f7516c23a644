const plain = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();

function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
  return plain(copy.textContent ?? '');
}

/** What can be pressed in the document under a name that does not hold what is read on it (WCAG 2.5.3), `text: name`. */
export function namedOtherwise(): readonly string[] {
  const pressed = document.querySelectorAll(':is(a, button, summary)[aria-label]');
  return [...pressed]
    .map((element) => [visibleText(element), element.getAttribute('aria-label') ?? ''] as const)
    .filter(([text, name]) => !plain(name).includes(text))
    .map(([text, name]) => `${text}: ${name}`);
}
