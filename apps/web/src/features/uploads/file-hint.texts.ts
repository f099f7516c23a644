import type { PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';

/** What is said beside a file that is taken all the same. */
export const fileHintTexts = {
  tiny: ({ width, height }: PixelSize) =>
    `Cette image est très petite (${width}\u00a0×\u00a0${height})\u00a0: elle sera floue. Choisissez-en une de 800\u00a0px ou plus si vous l’avez.`,
  noPages:
    'Aucune page n’a pu être lue dans ce PDF. Ouvrez-le pour le vérifier, puis enregistrez-le de nouveau en PDF.',
} as const;
