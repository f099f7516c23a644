import type { Errand } from './errand.ts';

/** The errand as an infinitive: « écrire à Manon ». */
export function errandTask(errand: Errand): string {
  if (errand.kind === 'contact') return `écrire à ${errand.target.name}`;
  if (errand.kind === 'apply') return `postuler à «\u00a0${errand.offer.title}\u00a0»`;
  if (errand.kind === 'save') return `garder «\u00a0${errand.thing.name}\u00a0» dans vos favoris`;
  const { name } = errand.search;
  return name ? `garder la recherche «\u00a0${name}\u00a0»` : 'garder votre recherche';
}

export const errandTexts = {
  purpose: (task: string) => `Pour ${task}.`,
  after: 'Vous le retrouverez juste après.',
} as const;
