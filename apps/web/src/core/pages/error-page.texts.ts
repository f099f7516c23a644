import { failureErrors } from '@mitoyen/contract/core/failure.errors.ts';
export const errorPageTexts = {
  notFoundCaption: 'Erreur 404',
  notFoundHint: 'L’adresse est peut-être incomplète, ou ce contenu n’est plus en ligne.',
  search: 'Chercher un métier ou une ville',
  submit: 'Rechercher',
  offers: 'Offres de mission',
  failureCaption: 'Incident',
  failureTitle: 'Cette page n’a pas pu s’afficher',
  unknownFailure: failureErrors.internal.message,
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
} as const;
