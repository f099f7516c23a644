import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formStepTexts as texts } from '../../../core/forms/form-steps.texts.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { setSession } from '../../../core/session/session-store.ts';
import { patterns } from '../../../paths.ts';
import CompanySetupPage from '../../companies/company-setup-page.tsx';
import FreelanceSetupPage from '../../freelances/freelance-setup-page.tsx';
import JobseekerSetupPage from '../../jobseekers/jobseeker-setup-page.tsx';
import { submitButton, type, typedIn } from './setup-form.fixture.ts';

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
});
afterEach(cleanup);

const forms = [
  {
    name: 'a freelance',
    show: () => renderPage(FreelanceSetupPage, patterns.freelanceSetup),
    steps: ['Votre compte', 'Votre métier', 'Votre présentation'],
    first: /^Prénom et nom/,
  },
  {
    name: 'a company',
    show: () => renderPage(CompanySetupPage, patterns.companySetup),
    steps: ['Votre entreprise', 'Votre compte', 'Sa présentation'],
    first: /^Numéro SIRET/,
  },
  {
    name: 'a job seeker',
    show: () => renderPage(JobseekerSetupPage, patterns.jobseekerSetup),
    steps: ['Commencez par votre CV', 'Votre compte', 'Le poste recherché', 'Votre présentation'],
    first: /^CV$/,
  },
];

const stepOf = (element: Element) => element.closest('fieldset[id^=etape]')?.id;

describe.each(forms)('$name registers in steps', ({ show, steps, first }) => {
  test('whose titles follow each other', () => {
    show();
    expect(screen.getByText(texts.position(1, steps.length, steps[0] ?? ''))).toBeTruthy();
    for (const title of steps.slice(1))
      expect(screen.getByRole('button', { name: new RegExp(title) })).toBeTruthy();
    expect(stepOf(screen.getByLabelText(first))).toBe('etape-1');
  });

  test('each named, also for who does not see them', () => {
    show();
    for (const name of steps) expect(screen.getByRole('group', { name })).toBeTruthy();
    for (const { firstElementChild, id } of document.querySelectorAll('fieldset'))
      expect([id, firstElementChild?.localName]).toEqual([id, 'legend']);
  });

  test('what must be chosen begins without a choice', () => {
    show();
    for (const select of document.querySelectorAll<HTMLSelectElement>('select[required]'))
      expect([select.name, select.options[0]?.value]).toEqual([select.name, '']);
  });

  test('consent and the button that sends stand in the last', () => {
    show();
    expect(stepOf(screen.getByRole('checkbox'))).toBe(`etape-${steps.length}`);
    expect(stepOf(submitButton())).toBe(`etape-${steps.length}`);
    expect(submitButton().disabled).toBe(true);
  });

  test('and every field is in one of them', () => {
    show();
    for (const field of document.querySelectorAll('form input, form textarea, form select'))
      expect([field.id, stepOf(field)]).toEqual([field.id, expect.stringMatching(/^etape-/)]);
  });
});

test('a press on what a company does proposes its description, and never writes over another', () => {
  renderPage(CompanySetupPage, patterns.companySetup);
  type(/^Ville d’immatriculation/, 'Lyon');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Architecture');
  expect(typedIn(/^Description/)).toBe('Architecture à Lyon.');
  press('Paysage');
  expect(typedIn(/^Description/)).toBe('Architecture et paysage à Lyon.');
  press('Paysage');
  press('Architecture');
  expect(typedIn(/^Description/)).toBe('');
  type(/^Description/, 'Nous sommes huit.');
  press('Urbanisme');
  expect(typedIn(/^Description/)).toBe('Nous sommes huit.');
  expect(screen.getByRole('button', { name: 'Urbanisme' }).getAttribute('aria-pressed')).toBe('true');
});
