import { de } from '@mitoyen/contract/core/elision.ts';

export const errandTexts = {
  title: (task: string) => `Continuer\u202f: ${task}`,
  seeOffer: (title: string) => `voir l’offre «\u00a0${title}\u00a0»`,
  hint: {
    contact: 'Vous veniez pour cela. Rien n’est envoyé sans vous.',
    apply: 'Vous veniez pour cela. Rien n’est envoyé sans vous.',
    search: 'Vous veniez pour cela. Elle est gardée quand vous le demandez.',
  },
  act: {
    contact: 'Écrire le message',
    apply: 'Postuler',
    offer: 'Voir l’offre',
    search: 'Revoir la recherche',
  },
  dismiss: 'Ne plus me le proposer',
  gone: {
    contact: (name: string) => `Le profil ${de(name)} n’existe plus.`,
    apply: (title: string) => `L’offre «\u00a0${title}\u00a0» n’existe plus.`,
    closed: (title: string) => `L’offre «\u00a0${title}\u00a0» est close.`,
  },
  goneHint: 'Vous ne pouvez plus y répondre.',
  understood: 'Compris',
} as const;
