import { termsVersion } from '@mitoyen/contract/core/terms.ts';
import {
  answerRecordMinimum,
  reminderAfterDays,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { contestMonths, reportedMessageCount } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { premiumPriceEuros } from '@mitoyen/contract/features/subscriptions/subscriptions.rules.ts';
import { formatDay, formatPrice } from '../../ui/format.ts';
import { days, months } from './durations.ts';
import { legalTexts } from './legal.texts.ts';
import { type LegalContent, type LegalSection, mailLink } from './legal-document.ts';

/** What a company buys, and how it stops. */
const premiumSection: LegalSection = {
  id: 'premium',
  title: 'Abonnement Premium Entreprise',
  blocks: [
    `L’abonnement Premium coûte ${formatPrice(premiumPriceEuros, 'mois')}, toutes taxes comprises. Il donne un nombre illimité de contacts et d’offres, et place les offres de l’entreprise en tête de liste avec la mention «\u202fMise en avant\u202f».`,
    'Il est souscrit par des professionnels, sans durée minimale, payé d’avance chaque mois et renouvelé jusqu’à sa résiliation. Le paiement, les factures et le moyen de paiement sont gérés par le prestataire Stripe, sur ses propres pages.',
    'La résiliation se fait en ligne, à tout moment, en trois clics au plus depuis «\u202fMon espace\u202f»\u00a0: «\u202fRésilier mon abonnement\u202f», puis la confirmation. Cette voie est celle que l’article L215-1-1 du code de la consommation prévoit pour les consommateurs et les non-professionnels\u00a0; nous l’ouvrons à toutes les entreprises. Elle prend effet à la fin de la période payée, dont la date est affichée et rappelée par e-mail\u00a0; l’accès reste entier jusque-là, et le mois entamé n’est pas remboursé.',
    'Quand un paiement est refusé, l’abonnement reste actif pendant que le paiement est tenté de nouveau\u00a0; l’entreprise en est avertie par e-mail et sur le site. Si toutes les tentatives échouent, l’abonnement prend fin. Les offres, les messages et les contacts sont conservés\u00a0; la formule gratuite s’applique de nouveau.',
  ],
};

/** The terms of use. Changing what they say means changing `termsVersion`, which registrations record. */
export const termsContent: LegalContent = (operator) => ({
  title: legalTexts.head.terms.title,
  caption: legalTexts.version(formatDay(termsVersion)),
  lead: 'Les règles entre vous, les autres membres et nous.',
  sections: [
    {
      id: 'objet',
      title: 'Objet',
      blocks: [
        `Ces conditions régissent l’usage de Mitoyen, édité par ${operator.publisherName}. Mitoyen est une place de marché : elle met en relation des freelances, des personnes en recherche d’un poste et des entreprises. Elle n’est ni l’employeur, ni le donneur d’ordre, ni le mandataire de ses membres, et n’est pas partie aux contrats qu’ils concluent entre eux.`,
      ],
    },
    {
      id: 'inscription',
      title: 'Inscription',
      blocks: [
        'Le compte est réservé aux personnes majeures, agissant pour elles-mêmes ou au nom de l’entreprise qu’elles représentent. En le créant, vous acceptez la version en vigueur de ces conditions et la [politique de confidentialité](/politique-confidentialite) ; nous enregistrons la date et la version acceptées, que vous retrouvez dans l’archive de vos données.',
        'Vos informations doivent être exactes et à jour. Gardez votre mot de passe secret ; l’onglet [Compte](/profile/compte) montre où vous êtes connecté et permet de fermer une connexion que vous ne reconnaissez pas.',
        'Le SIRET des freelances et des entreprises est comparé au répertoire public des entreprises. Ce qu’atteste chaque mention à côté d’un SIRET est expliqué sur la page [À propos](/about). Le téléphone des personnes en recherche d’un poste est vérifié par un code.',
        'Une personne en recherche d’un poste choisit qui peut la trouver : tout le monde, les membres, ou des entreprises vérifiées seules, qui ne lisent pas son nom. La page [À propos](/about) dit ce que ce [profil discret](/about#profils-discrets) promet, et ce qu’il ne peut pas promettre.',
        'Nous vous demandons de temps en temps par e-mail si vous êtes toujours disponible. Sans réponse, votre profil indique « à confirmer » à côté de votre disponibilité, et reste visible.',
      ],
    },
    {
      id: 'gratuite',
      title: 'Ce qui est gratuit',
      blocks: [
        'La consultation des profils est libre. Pour les freelances et les personnes en recherche d’un poste, tout le service est gratuit, sans commission.',
        {
          list: [
            'Une entreprise peut contacter dix profils différents et publier dix offres, de mission ou d’emploi, sans s’abonner.',
            'Répondre à une personne qui a écrit la première ou qui a répondu à une offre ne compte pas, et cette limite ne l’empêche jamais.',
            'Une offre fermée ou supprimée reste comptée parmi les dix.',
          ],
        },
      ],
    },
    premiumSection,
    {
      id: 'offres',
      title: 'Offres et candidatures',
      blocks: [
        'Une offre décrit une mission réelle, son budget et sa date limite. Elle ne peut ni discriminer, ni demander un travail non rémunéré, ni dissimuler un emploi salarié. Elle n’est plus ouverte quand l’entreprise la ferme, ou le lendemain de sa date limite ; l’entreprise est prévenue avant ce jour, et peut la rouvrir avec une autre date.',
        `Une candidature engage celui qui l’envoie sur l’exactitude de ce qu’il affirme, non sur la conclusion d’un contrat. Il peut la retirer tant qu’elle n’est ni retenue ni refusée, et relancer l’entreprise une fois, après ${days(reminderAfterDays)}.`,
        `L’entreprise s’engage à répondre. Quand elle ferme ou supprime une offre, ceux qui attendaient encore reçoivent une réponse ; à la fermeture, elle peut la rédiger elle-même. La part des candidatures auxquelles elle a répondu est affichée sur ses offres, à partir de ${answerRecordMinimum} candidatures reçues.`,
      ],
    },
    {
      id: 'conduite',
      title: 'Conduite des membres',
      blocks: [
        'Il est interdit :',
        {
          list: [
            'd’usurper une identité, un diplôme, un titre protégé (dont celui d’architecte) ou un projet ;',
            'd’envoyer des messages insultants, discriminatoires, frauduleux ou publicitaires en nombre ;',
            'de chercher à savoir qui est derrière un profil discret autrement que par une demande, ou de rapporter à d’autres ce que l’on en a lu ;',
            'd’extraire en masse les données des profils, ou de s’en servir à d’autres fins que la mise en relation ;',
            'de joindre à un message un fichier malveillant, ou sur lequel vous n’avez pas de droit ;',
            'de chercher à contourner les limites ou la sécurité du service.',
          ],
        },
      ],
    },
    {
      id: 'contenus',
      title: 'Vos contenus',
      blocks: [
        'Vous restez propriétaire de ce que vous publiez. Vous nous autorisez, sans exclusivité et gratuitement, à l’héberger, à le redimensionner et à l’afficher sur Mitoyen, tant que vous ne l’avez pas retiré. Les pages publiques peuvent être reprises par les moteurs de recherche ; les CV et les pièces jointes ne le sont pas. Vous garantissez disposer des droits nécessaires, en particulier sur les images de projets réalisés en équipe ou pour une agence.',
      ],
    },
    {
      id: 'moderation',
      title: 'Signalement et modération',
      blocks: [
        `Toute personne, avec ou sans compte, peut signaler un profil, une entreprise, un projet ou une offre depuis sa page : quoi, pourquoi, où exactement, et qu’elle le fait de bonne foi. Sans compte, elle donne un nom et une adresse e-mail, sauf pour un abus sexuel sur mineur. Un message ne peut être signalé que par les deux personnes de la conversation, dont les ${reportedMessageCount} derniers messages sont alors joints et lus par notre équipe. Un accusé de réception, puis la décision, sont envoyés par e-mail. On peut aussi écrire à ${mailLink(operator)}. Un membre peut en outre en bloquer un autre : plus aucun des deux ne peut écrire à l’autre, ni candidater chez lui, tant que dure le blocage.`,
        'Chaque signalement est examiné par une personne de notre équipe, sans traitement automatisé. Il est classé sans suite, ou donne lieu au retrait d’une image, d’un projet, d’une offre ou d’un message, ou à un avertissement, ou, en cas de manquement grave ou répété, à la suspension du compte : son titulaire ne peut plus se connecter, son profil, ses images et ses offres ne sont plus visibles et ses offres ouvertes sont annulées. Supprimer son compte ne met pas fin à un signalement : une copie scellée en est gardée jusqu’à ce qu’il ne puisse plus être contesté.',
        'L’auteur d’un contenu retiré en reçoit les motifs par e-mail et les retrouve dans son espace, d’où il peut contester la décision une fois ; notre équipe la confirme, ou rétablit le contenu là où il était.',
        `L’auteur du signalement et la personne concernée, à qui il n’est pas nommé, reçoivent par e-mail la décision, ses motifs et son fondement. Chacun peut la contester dans les ${contestMonths} mois, gratuitement, en écrivant à ${mailLink(operator)}.`,
      ],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      blocks: [
        'Nous mettons en œuvre les moyens raisonnables pour que le service soit disponible et sûr, sans garantir qu’il le soit sans interruption. Les membres répondent de leurs informations, de leurs échanges et de leurs contrats. Il leur revient de vérifier diplômes, assurances et références avant de s’engager.',
      ],
    },
    {
      id: 'fin',
      title: 'Fin du compte',
      blocks: [
        'Vous pouvez télécharger vos données et supprimer votre compte à tout moment depuis l’onglet [Compte](/profile/compte). La suppression est immédiate et définitive. Les offres d’une entreprise et les candidatures reçues disparaissent avec son compte, ceux qui attendaient une réponse en sont avertis, et un abonnement en cours est résilié aussitôt, sans remboursement du mois entamé.',
        `Un compte qui ne sert plus est supprimé après ${months(operator.retention.inactiveMonths)} ; un e-mail prévient son titulaire à ${months(operator.retention.inactiveNoticeMonths)}. La [politique de confidentialité](/politique-confidentialite) dit ce qui est conservé et pourquoi.`,
      ],
    },
    {
      id: 'evolution',
      title: 'Évolution, droit applicable et litiges',
      blocks: [
        'Ces conditions peuvent évoluer. Chaque version porte sa date. À votre première visite après un changement, un avis vous attend dans votre espace avec un lien, et nous enregistrons quand vous nous dites l’avoir lue. Si elle ne vous convient pas, vous pouvez supprimer votre compte ; continuer de l’utiliser vaut acceptation.',
        `Elles relèvent du droit français. Écrivez-nous d’abord à ${mailLink(operator)} : la plupart des désaccords se règlent ainsi. À défaut, les tribunaux français compétents peuvent être saisis.`,
      ],
    },
  ],
});
