import { fixedRetention } from '@mitoyen/contract/core/retention.ts';
import { months } from './durations.ts';
import type { LegalSection } from './legal-document.ts';

/** What each mark of a proof means, and what it does not. */
export const proofsSection: LegalSection = {
  id: 'justificatifs',
  title: 'Ce que disent les justificatifs',
  blocks: [
    'Une personne peut tenir ses justificatifs à jour : attestation de vigilance, assurances, inscription à l’Ordre, diplômes, qualifications. Sa page montre le nom, les domaines, la fin et l’état, jamais le numéro, le contrat ni le document. Un freelance peut les prêter à une entreprise dont le SIREN est confirmé : elle les télécharge, documents et numéros compris, jusqu’à la fin ou au retrait du prêt.',
    {
      rows: [
        ['Déclaré', 'la personne le dit. Nous n’avons rien vérifié. Écrit sans couleur ni signe'],
        [
          'Vérifié',
          'une personne de notre équipe a lu le document et, quand la source est publique (code de sécurité de l’Urssaf, annuaire de l’Ordre), l’a comparé. Tout changement remet à «\u202fDéclaré\u202f»',
        ],
        ['Rien', 'rien n’a été donné, ou c’est terminé ou refusé. Cela ne dit rien d’autre'],
      ],
    },
    'Une mention disparaît à minuit, heure de Paris, le lendemain de son dernier jour. La vigilance vaut moins de six mois à compter de sa date ; l’inscription à l’Ordre est à redire après chaque 31 mars ; une assurance vaut jusqu’à sa fin.',
    'Ce qu’une mention ne dit pas : que le travail est bon, que l’assurance couvre votre chantier, que rien n’a changé depuis. Votre obligation de vigilance de client (code du travail, articles L8222-1 et D8222-5) reste la vôtre : demandez le document lui-même à la signature, puis tous les six mois.',
    'Les titres d’architecte, de paysagiste concepteur et de géomètre-expert sont réservés par la loi. Nous ne refusons aucun titre. Là où «\u202farchitecte\u202f» figure sans numéro de l’Ordre, la page dit «\u202fInscription à l’Ordre : non déclarée\u202f». Les titres des offres ne sont pas concernés.',
    `Un justificatif et son document sont supprimés ${months(fixedRetention.endedProofMonths)} après leur fin. Les justificatifs d’un profil discret ne sont pas lus par notre équipe.`,
  ],
};
