import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FactList } from './fact-list.tsx';
import { Section } from './page.tsx';

afterEach(cleanup);

const explained = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;

test('a section keeps behind a question mark what is worth knowing, out of its heading', () => {
  render(
    <Section title="Offres pour vous" explanation="Les plus proches d’abord.">
      Liste
    </Section>,
  );
  const button = screen.getByRole('button', { name: /^Explication.: Offres pour vous$/ });
  expect(button.textContent).toMatch(/\?$/);
  expect(explained(button).textContent).toBe('Les plus proches d’abord.');
  expect(explained(button).getAttribute('popover')).toBe('auto');
  expect(screen.getByRole('heading', { name: 'Offres pour vous' }).contains(button)).toBe(false);
});

test('a fact has its own, and one without has no button', () => {
  const facts = [
    { label: 'Phases', value: 'DCE', explanation: 'DCE, dossier de consultation des entreprises' },
    { label: 'Lieu', value: 'Lyon' },
  ];
  render(<FactList facts={facts} />);
  const [button, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(button && explained(button).textContent).toBe('DCE, dossier de consultation des entreprises');
});
