/** Runs in the browser: fills in test cards, writes card numbers in groups, sends a form once. */
export const hostedScript = `
const input = (name) => document.getElementById(name);
for (const button of document.querySelectorAll('[data-card]')) {
  button.addEventListener('click', () => {
    const values = { number: button.dataset.card, expiry: '12/34', code: '123' };
    for (const [name, value] of Object.entries(values)) input(name).value = value;
    if (!input('holder').value) input('holder').value = 'Camille Martin';
    document.querySelector('button.primary').focus();
  });
}
input('number')?.addEventListener('input', (event) => {
  const { target } = event;
  if (target.selectionEnd !== target.value.length || event.inputType?.startsWith('delete')) return;
  target.value = target.value.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
});
input('expiry')?.addEventListener('input', (event) => {
  const { target } = event;
  if (event.inputType?.startsWith('delete')) return;
  if (/^\\d{2}$/.test(target.value)) target.value += '/';
});
for (const form of document.querySelectorAll('form[data-once]')) {
  form.addEventListener('submit', () => {
    const button = form.querySelector('button:not([type=button])');
    setTimeout(() => { button.disabled = true; });
  });
}
addEventListener('pageshow', (event) => {
  if (event.persisted) for (const button of document.querySelectorAll('button:disabled')) button.disabled = false;
});
(document.querySelector('[data-focus]') ?? document.querySelector('[aria-invalid]'))?.focus();
`;
