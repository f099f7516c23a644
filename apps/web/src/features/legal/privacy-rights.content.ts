import type { PageConfig } from '../../core/page-config.ts';
import { type LegalSection, mailLink } from './legal-document.ts';

/** Sections 9 to 13 of the privacy policy: rights, security, cookies, changes, contact. */
export const privacyRightsSections = (operator: PageConfig): readonly LegalSection[] => [
  {
    id: 'vos-droits',
    title: 'Vos droits',
    blocks: [
      'Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter le traitement, vous y opposer, les recevoir dans un format réutilisable, retirer un consentement et décider de leur sort après votre mort.',
      {
        list: [
          'Depuis [votre profil](/profile), vous modifiez vos informations, téléchargez une archive de tout ce que nous conservons sur vous (données et fichiers) et supprimez votre compte, sans nous écrire.',
          `Pour toute autre demande : ${mailLink(operator)}. Nous répondons dans un délai d’un mois.`,
        ],
      },
      'Si notre réponse ne vous satisfait pas, vous pouvez saisir la [Commission nationale de l’informatique et des libertés](https://www.cnil.fr/fr/plaintes) (CNIL).',
    ],
  },
  {
    id: 'securite',
    title: 'Sécurité',
    blocks: [
      {
        list: [
          'Les échanges avec le site sont chiffrés.',
          'Les mots de passe et les jetons de session sont conservés sous forme d’empreintes, inutilisables si la base était lue.',
          'Une session prend fin dès que vous vous déconnectez, changez de mot de passe ou supprimez votre compte.',
          'Les images déposées sont recomposées : la position et les autres informations que l’appareil photo y inscrit disparaissent.',
          'Les tentatives de connexion et les envois de codes sont limités.',
        ],
      },
      'En cas de violation de données présentant un risque pour vous, nous prévenons la CNIL sous 72 heures et vous informons si le risque est élevé.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      'Le site n’emploie aucun cookie publicitaire. Voici ce qui est enregistré dans votre navigateur :',
      {
        rows: [
          ['cookieConsent', 'votre choix, accepté ou refusé ; 365 jours ; nécessaire'],
          ['csrf_token', 'valeur aléatoire de protection des formulaires ; nécessaire'],
          ['user, token', 'stockage local : votre session, jusqu’à la déconnexion ; nécessaire'],
          [
            'phone_browser',
            'relie le code reçu par SMS à ce navigateur, lors de la vérification du téléphone ; nécessaire',
          ],
          ['Mesure d’audience', 'seulement après votre accord ; retirée dès que vous refusez'],
        ],
      },
      'Refuser est aussi simple qu’accepter. Le bouton «\u202fGérer mes cookies\u202f», en bas de chaque page, rouvre ce choix à tout moment.',
    ],
  },
  {
    id: 'modifications',
    title: 'Modifications de la politique',
    blocks: [
      'Nous pouvons faire évoluer cette politique. La date de sa version figure en tête de page. Si un changement est important, nous en informons les membres par e-mail ou sur le site avant qu’il ne s’applique.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `Pour toute question sur vos données : ${mailLink(operator)}, ${operator.contactPhone}, ou par courrier :`,
      `${operator.publisherName}\n${operator.contactAddress}`,
    ],
  },
];
