import { once } from '@mitoyen/contract/core/once.ts';
import type { Edge } from './picture-edit.ts';

const edges: Readonly<Record<Edge, string>> = {
  left: 'Bord gauche',
  top: 'Bord haut',
  right: 'Bord droit',
  bottom: 'Bord bas',
};

const degreesFormat = once(() => new Intl.NumberFormat('fr', { signDisplay: 'exceptZero' }));

/** What turning, straightening and cropping a picture says. */
export const editPictureTexts = {
  title: 'Retoucher l’image',
  opening: 'Ouverture de l’image…',
  openFailure: 'L’image n’a pas pu être ouverte.',
  openFailureHint: 'Vérifiez votre connexion, puis réessayez.',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  turned: (degrees: number) => (degrees === 0 ? 'Image droite.' : `Image tournée de ${degrees}°.`),
  straighten: 'Redresser',
  degrees: (degrees: number) => `${degreesFormat().format(degrees)}°`,
  edges,
  percent: (value: number) => `${value}\u202f%`,
  hint: 'Tirez les bords, les coins ou le cadre.',
  keysHint: 'Au clavier\u00a0: les flèches déplacent un bord, avec Maj tout le cadre.',
  reset: 'Rétablir',
  restored: 'Image rétablie.',
  cancel: 'Annuler',
  apply: 'Appliquer',
  failure: 'L’image n’a pas pu être retouchée. Réessayez.',
} as const;
