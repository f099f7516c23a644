import { mostTrades, wholeCountry } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';

/** What the forms of profiles and offers say of trades, facets and mobility. */
export const facetFormTexts = {
  title: { person: 'Être mieux trouvé', offer: 'Trouver les bons profils' },
  caption: {
    person:
      'Facultatif. Vos métiers, logiciels et déplacements\u00a0: c’est par eux qu’une entreprise cherche.',
    offer:
      'Facultatif. Le métier, les logiciels et le contexte de la mission\u00a0: c’est par eux qu’on la cherche.',
  },
  loading: 'Chargement des listes…',
  failure: 'Les listes n’ont pas pu être chargées.',
  trades: 'Métiers',
  tradesHint: `Jusqu’à ${mostTrades}, le principal en premier. Par exemple\u00a0: dessinatrice, économiste, OPC.`,
  tradesFull: `Trois métiers au plus\u00a0: retirez-en un pour en choisir un autre.`,
  mainTrade: 'Métier principal',
  makeMain: 'Mettre en premier',
  makeMainOf: (name: string) => `Mettre en premier\u00a0: ${name}`,
  noTrade: 'Aucun métier de ce nom dans la liste. Votre titre et vos compétences le disent déjà.',
  named: {
    person: {
      label: (count: number) => (count > 1 ? 'Vos métiers\u00a0:' : 'Votre métier\u00a0:'),
      none: 'Aucun métier reconnu dans votre titre\u00a0: choisissez-le sous «\u202fÊtre mieux trouvé\u202f», on vous propose des offres par lui.',
    },
    offer: {
      label: (count: number) => (count > 1 ? 'Métiers recherchés\u00a0:' : 'Métier recherché\u00a0:'),
      none: 'Aucun métier reconnu dans le titre\u00a0: choisissez-le sous «\u202fTrouver les bons profils\u202f», on vous en propose par lui.',
    },
  },
  software: 'Logiciels',
  softwareHint: 'Et votre niveau pour chacun.',
  softwareHintOffer: 'Et le niveau attendu pour chacun.',
  noSoftware: 'Aucun logiciel de ce nom dans la liste. Écrivez-le parmi les compétences.',
  level: (name: string) => `Niveau, ${name}`,
  phases: 'Phases',
  programmes: 'Programmes',
  contexts: 'Contextes',
  travel: 'Je me déplace',
  travelNone: 'Non précisé',
  availableFrom: 'Disponible à partir du',
  availableFromHint: 'Une fois ce jour passé, votre profil indique «\u202flibre maintenant\u202f».',
  daysPerWeek: 'Jours par semaine',
  daysNone: 'Non précisé',
} as const;

/** How far a person travels, as a choice in a form. */
export function travelChoice(km: number): string {
  if (km === wholeCountry) return 'France entière';
  return km === 0 ? 'Dans ma commune seulement' : `Jusqu’à ${km}\u00a0km`;
}
