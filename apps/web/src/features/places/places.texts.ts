import type { PlaceKind } from '@mitoyen/contract/features/places/places.rules.ts';

const kinds: Readonly<Record<PlaceKind, string>> = {
  commune: 'commune',
  arrondissement: 'arrondissement',
  former_commune: 'ancienne commune',
  departement: 'département',
  region: 'région',
};

export const placeTexts = {
  kinds,
  searching: 'Recherche des lieux…',
  none: 'Aucun lieu de ce nom. Vérifiez l’orthographe, ou essayez un code postal.',
  failed: 'Les lieux n’ont pas pu être cherchés. Continuez à écrire pour réessayer.',
  found: (count: number) =>
    count === 1
      ? '1 lieu. Flèche bas pour le choisir.'
      : `${count}\u00a0lieux. Flèches haut et bas pour choisir.`,
  recognised: (name: string) => `Lieu reconnu\u00a0: ${name}`,
  oneOfSeveral: '. D’autres communes portent ce nom\u00a0: choisissez dans la liste.',
} as const;
