/** What a form in steps says of them. */
export const formStepTexts = {
  position: (step: number, count: number, title: string) => `Étape ${step} sur ${count}, ${title}`,
  continue: 'Continuer',
  open: (title: string) => `Ouvrir l’étape ${title}`,
  done: 'Complète',
  toFill: 'À compléter',
} as const;
