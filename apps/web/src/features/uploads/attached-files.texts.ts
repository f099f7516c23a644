import type { FileCaution } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';

/** What a file holds, as it stands after « contient ». */
const contents: Partial<Record<FileCaution, string>> = {
  script: 'du JavaScript',
  launch: 'une commande qui lance un programme',
  embedded: 'd’autres fichiers',
  macros: 'des macros',
  program: 'un programme',
};

/** What to know of a file before it is opened. */
export function cautionSentences(cautions: readonly FileCaution[]): string[] {
  const held = cautions.flatMap((caution) => contents[caution] ?? []);
  return [
    ...(held.length > 0
      ? [
          `Ce fichier contient ${new Intl.ListFormat('fr').format(held)}\u00a0: n’activez rien sans connaître son auteur.`,
        ]
      : []),
    ...(cautions.includes('password')
      ? ['Ce fichier demande un mot de passe\u00a0: demandez-le à son auteur.']
      : []),
    ...(cautions.includes('unread')
      ? ['Ce fichier n’a pas pu être examiné en entier\u00a0: ne l’ouvrez que si vous connaissez son auteur.']
      : []),
  ];
}

export const attachedFileTexts = {
  show: (name: string) => `Agrandir ${name}`,
  download: 'Télécharger',
  downloadOf: (name: string, size: string) => `Télécharger ${name}, ${size}`,
  original: (size: string) => `Photo d’origine, ${size}`,
  downloadFailure: 'Ce fichier n’a pas pu être téléchargé. Réessayez.',
  imageFailure: 'Cette image n’a pas pu être affichée.',
  loading: 'Chargement...',
  gone: 'Fichier supprimé',
  count: (count: number) => (count > 1 ? `${count}\u00a0fichiers joints` : 'Un fichier joint'),
} as const;
