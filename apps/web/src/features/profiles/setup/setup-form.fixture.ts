import { fireEvent, screen } from '@testing-library/react';

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

/** Puts a text into a field at once. */
export function type(label: RegExp, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

export const typedIn = (label: RegExp) => field(label).value;

export function fillAccount(): void {
  type(/^Prénom et nom/, 'Camille Durand');
  type(/^Adresse e-mail/, 'camille@exemple.fr');
  type(/^Mot de passe/, 'charpente 12');
}

export function fillFreelance(): void {
  type(/^Titre/, 'Architecte');
  type(/^Spécialité/, 'Rénovation');
  type(/^Localisation/, 'Lyon');
  type(/^Expérience/, '7');
  type(/^Tarif horaire/, '62,5');
  type(/^Numéro SIRET/, '732 829 320 00074');
  type(/^Description/, 'Vingt chantiers livrés.');
  type(/^Compétences/, 'Revit, AutoCAD, revit');
}

export function acceptTerms(): void {
  fireEvent.click(screen.getByRole('checkbox'));
}

export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Créer le compte|Enregistr)/ });
export const submit = () => fireEvent.click(submitButton());
