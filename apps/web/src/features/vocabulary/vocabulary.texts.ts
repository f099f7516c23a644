import { wholeCountry } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { formatDay } from '../../ui/format.ts';

/** What profiles and offers say of the same. */
export const facetTexts = {
  trades: 'Métiers',
  software: 'Logiciels',
  phases: 'Phases',
  programmes: 'Programmes',
  contexts: 'Contextes',
  withLevel: (name: string, level: string) => `${name}, ${level.toLocaleLowerCase('fr')}`,
  mobility: 'Déplacements',
  travels: (km: number) => {
    if (km === wholeCountry) return 'France entière';
    return km === 0 ? 'Dans sa commune' : `Jusqu’à ${km}\u00a0km`;
  },
  phase: (code: string, name: string) => `${code}, ${name.charAt(0).toLocaleLowerCase('fr')}${name.slice(1)}`,
  headings: { person: 'Domaines', offer: 'Profil recherché' },
  failure: 'Cette partie n’a pas pu être chargée.',
  calendar: 'Calendrier',
  freeNow: 'Libre maintenant',
  freeFrom: (day: string) => `Disponible à partir du ${formatDay(day)}`,
  days: (count: number) => `${count}\u00a0jour${count > 1 ? 's' : ''} par semaine`,
} as const;
