/** What is said of a profile that could do better. */
export const guidanceTexts = {
  title: 'Pour être mieux trouvé',
  done: (done: number, all: number) => `${done} sur ${all}`,
  do: { profile: 'Compléter', portfolio: 'Voir mes projets', 'new-project': 'Ajouter' },
  doIt: (label: string, advice: string) => `${label}\u00a0: ${advice}`,
  later: (count: number) =>
    count === 1 ? 'Encore un conseil ensuite.' : `Encore ${count}\u00a0conseils ensuite.`,
} as const;
