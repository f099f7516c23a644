import { leastSharing, silenceDays } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import { days } from './durations.ts';
import type { LegalSection } from './legal-document.ts';

/** What a discreet profile promises, and what it cannot. */
export const discreetSection: LegalSection = {
  id: 'profils-discrets',
  title: 'Profils discrets',
  blocks: [
    'Une personne en recherche d’un poste peut choisir de n’être trouvée que par des entreprises dont le SIRET est vérifié, dans une liste à part. Son profil n’est alors ni dans l’annuaire, ni dans les moteurs de recherche, ni dans les alertes, ni sur l’accueil. Pour tous les autres, et pour les entreprises qu’elle a inscrites sur sa liste, c’est comme si elle n’était pas ici.',
    'Avant qu’elle se révèle, une entreprise lit :',
    {
      list: [
        'son métier principal, ses logiciels et ses phases, sa disponibilité ;',
        `son département, ou sa région là où moins de ${leastSharing} profils discrets partagent le métier et le département ;`,
        'des tranches d’expérience et de salaire, jamais les chiffres.',
      ],
    },
    `L’entreprise demande à faire connaissance, la personne se révèle ou décline. Décliner et ne pas répondre pendant ${days(silenceDays)} se lisent de la même façon. Postuler à une offre révèle à cette entreprise.`,
    'Ce que nous ne pouvons pas promettre :',
    {
      list: [
        'qui vous connaît bien peut vous reconnaître à ces tranches : mettez ces entreprises sur votre liste ;',
        'ce qui a été lu reste lu, même si vous retirez l’accès ensuite ;',
        'une conversation reste là, avec votre nom, quand vous mettez l’entreprise sur votre liste ;',
        'ce qu’un moteur de recherche a gardé d’un profil auparavant public s’efface à son rythme.',
      ],
    },
  ],
};
