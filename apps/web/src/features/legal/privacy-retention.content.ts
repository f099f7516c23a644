import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { idempotencyHours } from '@mitoyen/contract/core/idempotency.ts';
import { fixedRetention, retentionLimits } from '@mitoyen/contract/core/retention.ts';
import { operatorLogMonths } from '@mitoyen/contract/features/operators/operators.rules.ts';
import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.rules.ts';
import { contestMonths, reportRetentionMonths } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { hostDataMonths } from '@mitoyen/contract/features/reports/sealed-copies.rules.ts';
import { savedSearchConfirmationDays } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { PageConfig } from '../../core/pages/page-config.ts';
import { days, hours, minutes, months } from './durations.ts';
import type { LegalSection } from './legal-document.ts';

/** Shown where the operator keeps what French law asks of hosts. */
const hostDataRow: readonly [string, string] = [
  'Identification des auteurs de contenus',
  `après la fin du compte : identité et coordonnées, ${months(hostDataMonths.host_identity)} ; identifiants du compte et référence de paiement, ${months(hostDataMonths.host_account)} ; adresses IP, ${months(hostDataMonths.host_connection)} après chaque connexion. La loi nous y oblige comme hébergeur (loi du 21 juin 2004, article 6 ; décret n° 2021-1362 du 20 octobre 2021) ; seules les autorités qu’elle désigne peuvent les demander`,
];

/** Section 6 of the privacy policy, from the durations that the jobs use. */
export const privacyRetentionSection = ({ retention }: PageConfig): LegalSection => ({
  id: 'conservation',
  title: 'Durée de conservation',
  blocks: [
    'Nous ne gardons vos données que le temps nécessaire à ce pour quoi elles ont été recueillies. Passé ce temps, elles sont effacées.',
    {
      list: [
        `Finalités commerciales : jusqu’à ${months(retentionLimits.commercialMonths)} après votre dernière activité.`,
        `Preuve et obligations légales : jusqu’à ${months(retentionLimits.proofMonths)}, pour les seules données nécessaires.`,
      ],
    },
    'Ce sont des plafonds, factures exceptées. Voici, donnée par donnée, ce que fait le service :',
    {
      rows: [
        [
          'Compte, profil, portfolio, CV, offres',
          'tant que le compte existe. Un CV, une image ou un logo que vous remplacez ou retirez est effacé aussitôt. Une offre supprimée n’est plus montrée, mais elle est conservée jusqu’à la fin du compte de l’entreprise, car elle compte parmi ses offres gratuites',
        ],
        [
          'Compte inutilisé',
          `un e-mail vous prévient après ${months(retention.inactiveNoticeMonths)} sans utilisation ; le compte et ses données sont supprimés à ${months(retention.inactiveMonths)}. Se connecter suffit à le garder, et une entreprise abonnée le garde tant que dure son abonnement`,
        ],
        ['Missions convenues', 'jusqu’à ce que l’un des deux les retire ou supprime son compte'],
        [
          'Messages et pièces jointes',
          'tant que l’un des deux interlocuteurs a un compte. Quand le second supprime le sien, la conversation est effacée ; les pièces jointes le sont avec le compte de la personne qui les a envoyées',
        ],
        [
          'Réponses envoyées par e-mail',
          `l’e-mail lui-même n’est pas gardé ; une empreinte et sa date, ${days(fixedRetention.mailReplyDays)}. Le texte d’une réponse qui attend votre confirmation, ${days(fixedRetention.waitingReplyDays)}`,
        ],
        [
          'Candidature sans suite, refusée ou retirée',
          `${months(retention.applicationMonths)} après le dernier échange à son sujet, chez l’entreprise comme chez le freelance ; plus tôt si l’un des deux supprime son compte`,
        ],
        [
          'Candidature retenue',
          `${months(retention.proofMonths)} après le dernier échange à son sujet, comme preuve de l’accord`,
        ],
        [
          'Demande d’une entreprise à un profil discret, sans réponse, déclinée ou retirée',
          `ce qu’elle a écrit, ${months(fixedRetention.revealMonths)} ; ensuite, seule sa trace empêche une nouvelle demande, tant que le profil reste discret. Une demande acceptée vaut jusqu’à ce que la personne retire l’accès`,
        ],
        [
          'Recherches gardées',
          `jusqu’à ce que vous les supprimiez, d’un clic dans chaque alerte, ou jusqu’à la fin du compte ; une adresse donnée sans compte et non confirmée, ${days(savedSearchConfirmationDays)}`,
        ],
        ['Adresse IP de vos connexions', months(retention.logMonths)],
        [
          'Historique de sécurité (connexions réussies ou refusées, changements de mot de passe, d’adresse, de téléphone ou de deuxième étape)',
          `réseau, type de navigateur et date : ${months(retention.securityMonths)}`,
        ],
        [
          'Navigateurs reconnus',
          `une empreinte et des dates, ${days(browserStorage.knownBrowser.maxAgeSeconds / 86_400)} après la dernière connexion ; oubliés avec un nouveau mot de passe`,
        ],
        [
          'Connexions ouvertes',
          `fermées après ${days(fixedRetention.sessionDays)} sans activité, et au plus tard ${months(retention.sessionMonths)} après leur ouverture ; type de navigateur et dates sont effacés avec elles`,
        ],
        [
          'Clés d’accès, application d’authentification, codes de secours',
          'jusqu’à ce que vous les retiriez, ou jusqu’à la fin du compte ; un code de secours, jusqu’à son utilisation',
        ],
        [
          'Connexion commencée, clé ou application en cours d’ajout',
          `${minutes(fixedRetention.securityStepMinutes)} ; pour une application, ${minutes(fixedRetention.appSetupMinutes)}`,
        ],
        [
          'Justificatifs (attestations, assurances, inscriptions, diplômes) et leurs documents',
          `tant que vous les gardez, et au plus ${months(fixedRetention.endedProofMonths)} après la fin de leur validité ; sans fin de validité, tant que le compte existe`,
        ],
        [
          'Demandes de confirmation d’un projet',
          `${months(fixedRetention.referenceMonths)} ; ensuite, une confirmation affichée ne garde ni adresse ni nom de personne. Une adresse qui n’en veut plus est gardée sous forme d’empreinte`,
        ],
        [
          'Prêts de justificatifs à des entreprises, et leurs téléchargements',
          `${months(fixedRetention.endedProofMonths)} après la fin ou le retrait du prêt`,
        ],
        ['Téléchargements de votre CV', `qui et quand : ${months(retention.logMonths)}`],
        [
          'Signalement et décision (nom et adresse e-mail de qui signale sans compte compris)',
          `${months(reportRetentionMonths)} après la décision, ou tant que dure la suspension du compte`,
        ],
        [
          'Copie scellée d’un compte signalé qui est supprimé',
          `nom, e-mail, téléphone, profil et contenus signalés : jusqu’à la décision, puis ${months(contestMonths)}, le temps qu’elle puisse être contestée ; lue par les seules personnes de notre équipe qui tranchent. Sans signalement, rien n’est gardé`,
        ],
        [
          'Contenu retiré par l’équipe',
          `le contenu, tant que la décision peut être contestée (${months(contestMonths)}) ou que votre contestation attend ; la décision, ${months(reportRetentionMonths)}`,
        ],
        [
          'Journal de ce que l’équipe consulte et décide',
          `${months(operatorLogMonths)}, sans nom : des identifiants techniques seulement`,
        ],
        ...(retention.keepsHostData ? [hostDataRow] : []),
        [
          'Liste de ce qui vous est arrivé (sans le texte des messages)',
          days(fixedRetention.notificationDays),
        ],
        [
          'Appareils prévenus (adresse et clés de notification données par le navigateur)',
          'jusqu’à la déconnexion, la fin de la session ou votre refus ; que vous regardez une page, une minute',
        ],
        [
          'Personnes bloquées, choix des notifications et des e-mails',
          'jusqu’à ce que vous les changiez, ou jusqu’à la fin du compte',
        ],
        [
          'Entreprises auxquelles un candidat se masque, demandes reçues et réponses',
          'jusqu’à la fin de son compte ; ce qu’une entreprise a écrit, jusqu’à la fin du sien',
        ],
        ['Versions des conditions acceptées et lues', 'tant que le compte existe'],
        [
          'Code reçu par SMS',
          `valable ${minutes(phoneCodeRules.lifetimeMinutes)} ; le numéro est oublié après ${hours(fixedRetention.phoneNumberHours)} si aucun compte ne l’a repris`,
        ],
        [
          'Lien de mot de passe ou vers une nouvelle adresse',
          `${minutes(fixedRetention.linkMinutes)}, ou jusqu’à son utilisation`,
        ],
        ['Lien qui confirme l’adresse d’un compte', days(fixedRetention.confirmationDays)],
        [
          'Fichier déposé sans suite, empreinte de l’adresse d’où il vient',
          hours(fixedRetention.unclaimedFileHours),
        ],
        [
          'Image dessinée pour les liens partagés vers vos pages publiques',
          `${days(fixedRetention.sharePictureDays)}, moins si ce qu’elle montre disparaît ; jusqu’à la fin du compte au plus`,
        ],
        [
          'E-mails que nous vous envoyons',
          `jusqu’à leur envoi, puis ${days(fixedRetention.finishedJobDays)} dans la file d’envoi pour détecter les pannes ; un e-mail qui n’a pas pu partir, ${days(fixedRetention.unsentMailDays)} après le dernier essai, pour être envoyé de nouveau`,
        ],
        [
          'Abonnement',
          `son état, tant que le compte existe ; les avis techniques du prestataire de paiement, ${days(fixedRetention.paymentEventDays)}. Les factures sont conservées par ce prestataire pour notre compte, pendant les dix ans que prévoit l’article L123-22 du code de commerce`,
        ],
        [
          'Traces techniques',
          `compteurs contre les abus (sous forme d’empreintes), clés qui évitent qu’un envoi arrive deux fois, signaux qui tiennent vos pages à jour : ${hours(Math.max(fixedRetention.eventHours, idempotencyHours))}`,
        ],
        ['Sauvegardes', days(fixedRetention.backupDays)],
        ['Dans votre navigateur', 'voir la section « Cookies »'],
      ],
    },
    'Quand vous supprimez votre compte, l’effacement est immédiat, sauf ce que le tableau nomme d’un compte signalé. Vos correspondants gardent les messages déjà reçus, où « Utilisateur supprimé » remplace votre nom, votre adresse et votre numéro. Un signalement que vous avez fait reste jusqu’à son terme, sans votre nom. La fiche client d’une entreprise abonnée est supprimée chez Stripe ; ses factures y restent. Vos données disparaissent des sauvegardes à leur tour, au plus tard après le délai indiqué.',
  ],
});
