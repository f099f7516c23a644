import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import {
  referenceAskMonths,
  referenceRequestDays,
} from '@mitoyen/contract/features/references/references.rules.ts';
import { days, months } from './durations.ts';
import type { LegalSection } from './legal-document.ts';

/** What the mark of a confirmed project means, and what it does not. */
export const referencesSection: LegalSection = {
  id: 'projets-confirmes',
  title: 'Ce que dit « Confirmé par… »',
  blocks: [
    `Un freelance peut demander à l’agence nommée par un projet de confirmer son rôle, ses phases et l’année : une demande par projet et agence en ${months(referenceAskMonths)}, un lien valable ${days(referenceRequestDays)} pour une réponse. L’agence confirme, corrige ou refuse.`,
    {
      rows: [
        [
          'SIREN confirmé',
          'l’agence a répondu depuis son compte, dont nous savons qu’il est le sien (voir [Ce que nous vérifions](/about#verifications))',
        ],
        [
          'Confirmé par e-mail',
          'quelqu’un a répondu par le lien reçu. Nous n’avons pas vérifié que cette adresse est celle de l’agence. Écrit sans couleur',
        ],
        [
          'Rien',
          'rien n’a été demandé, ou il n’y a pas eu de réponse, ou c’était un refus. Cela ne dit rien d’autre',
        ],
      ],
    },
    'La mention disparaît dès que le rôle, les phases, l’année ou l’agence changent, ou que l’un des deux la retire. Nul ne peut confirmer son propre projet, même avec un autre compte.',
    `Ce n’est ni une note ni un avis, et il n’y en a pas sur Mitoyen. L’adresse et le nom de qui a répondu ne sont vus que du freelance, et oubliés après ${months(fixedRetention.referenceMonths)}.`,
  ],
};
