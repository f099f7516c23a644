/** What is said of a profile that could do better. */
export const guidanceTexts = {
  title: 'Pour être mieux trouvé',
  done: (done: number, all: number) => `${done} sur ${all}`,
  do: { profile: 'Compléter', portfolio: 'Voir mes projets', 'new-project': 'Ajouter' },
  doIt: (advice: string) => `${advice}\u00a0: y aller`,
  later: (count: number) =>
    count === 1 ? 'Encore un conseil ensuite.' : `Encore ${count}\u00a0conseils ensuite.`,
} as const;
