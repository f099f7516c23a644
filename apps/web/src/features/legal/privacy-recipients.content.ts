import { reportedMessageCount } from '@mitoyen/contract/features/reports/reports.rules.ts';
import type { LegalSection } from './legal-document.ts';

/** Sections 7 and 8 of the privacy policy: who sees what, and where it is. */
export const privacyRecipientsSections: readonly LegalSection[] = [
  {
    id: 'destinataires',
    title: 'Destinataires',
    blocks: [
      'Votre adresse e-mail et votre téléphone ne sont jamais montrés à d’autres membres. Pour le reste :',
      {
        rows: [
          [
            'Tout le monde',
            'le profil d’un freelance ou d’un candidat, avec son seul prénom, la page d’une entreprise, le titre et le lieu d’une offre. Ces pages peuvent apparaître dans les moteurs de recherche. Un candidat peut en décider autrement',
          ],
          [
            'Les membres connectés',
            'le nom complet des freelances et des candidats, et les offres de mission en entier',
          ],
          [
            'D’un candidat qui l’a choisi, les membres seuls',
            'son profil ; les visiteurs et les moteurs de recherche n’en voient rien',
          ],
          [
            'D’un profil discret, des entreprises au SIRET vérifié seules',
            'des tranches, sans nom ni texte ; le profil entier une fois qu’il se révèle. Aucune de celles qu’il a inscrites sur sa liste, et notre équipe à la suite d’un signalement seulement. Voir [ce qui est promis](/about#profils-discrets)',
          ],
          [
            'De vos justificatifs',
            'tous ceux qui peuvent lire votre profil voient le nom, les domaines, la fin et l’état ; vous et les personnes de notre équipe qui vérifient voient aussi les numéros et les documents, et chaque consultation est consignée. D’un profil discret, notre équipe ne voit rien et ne vérifie donc rien',
          ],
          [
            'L’agence à laquelle vous demandez de confirmer un projet',
            'votre nom et le projet. Vous seul voyez l’adresse, la réponse, le nom et la fonction de qui répond ; les visiteurs voient le nom de l’agence et comment elle a confirmé',
          ],
          [
            'Vos interlocuteurs',
            'vos messages et vos pièces jointes, le fait que vous les ayez lus et que vous soyez en train d’écrire',
          ],
          [
            'L’entreprise à laquelle vous candidatez',
            'votre lettre, votre tarif et votre profil ; de votre côté, vous voyez sa réponse et ses motifs',
          ],
          [
            'Le titulaire d’un CV que vous téléchargez',
            'votre nom, ou celui de votre entreprise, et la date. Un visiteur non connecté n’est pas nommé',
          ],
        ],
      },
      'Un CV n’est téléchargeable que par les personnes que son titulaire a choisies : tout le monde, les membres (par défaut), ou les entreprises auxquelles il postule (par défaut pour qui est en poste) ; une personne ou une entreprise qu’il a bloquée ne peut ni le télécharger, ni ouvrir celui qu’elle a reçu avec une candidature. Il n’est jamais proposé aux moteurs de recherche.',
      `Quand un membre vous signale depuis une conversation, ses ${reportedMessageCount} derniers messages sont joints et lus par les seules personnes de notre équipe qui tranchent. Elles n’ont pas accès aux autres conversations. Vous n’apprenez pas qui vous a signalé. Pour faire fonctionner et protéger le service, elles voient aussi les comptes (nom, adresse, téléphone, connexions, historique de sécurité) ; chacune de leurs consultations est inscrite dans un journal que personne ne peut modifier.`,
      'Une personne que vous bloquez ne peut plus vous écrire ; elle apprend seulement que ses messages ne sont pas acceptés.',
      'Des prestataires interviennent pour notre compte, chacun pour sa seule tâche :',
      {
        list: [
          'l’hébergeur du site, nommé dans les [mentions légales](/mentions-legales) ;',
          'les services d’envoi d’e-mails et de SMS ;',
          'le prestataire de paiement Stripe, pour les entreprises qui s’abonnent : il reçoit le nom de l’entreprise et l’adresse e-mail du compte, et recueille lui-même le moyen de paiement ;',
          'l’outil de mesure d’audience, seulement si vous l’avez accepté.',
        ],
      },
      'Les numéros SIRET et les noms d’entreprises sont comparés au répertoire public des entreprises. Nous ne vendons aucune donnée.',
    ],
  },
  {
    id: 'transferts',
    title: 'Transferts hors de l’Union européenne',
    blocks: [
      'Les données sont hébergées en France ou dans l’Espace économique européen. Si un prestataire devait en traiter ailleurs, comme Stripe peut le faire pour les paiements, ce serait dans un pays reconnu par la Commission européenne comme offrant une protection adéquate, ou dans le cadre de ses clauses contractuelles types.',
    ],
  },
];
