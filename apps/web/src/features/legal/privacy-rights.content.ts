import type { PageConfig } from '../../core/pages/page-config.ts';
import { type LegalSection, mailLink, phoneLink } from './legal-document.ts';

/** Sections 9 and 10 of the privacy policy: rights and security. */
export const privacyRightsSections = (operator: PageConfig): readonly LegalSection[] => [
  {
    id: 'vos-droits',
    title: 'Vos droits',
    blocks: [
      'Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter le traitement, vous y opposer, les recevoir dans un format réutilisable, retirer un consentement et décider de leur sort après votre mort.',
      'La plupart de ces droits s’exercent seul, tout de suite, depuis votre espace :',
      {
        list: [
          '[Profil](/profile) : modifier vos informations, choisir qui télécharge votre CV et voir qui l’a fait ;',
          '[Compte](/profile/compte) : changer de nom, d’adresse, de téléphone ou de mot de passe, ajouter une deuxième étape de connexion, voir où vous êtes connecté et fermer une connexion ;',
          '[Compte](/profile/compte), « Mes données » : télécharger une archive de tout ce que nous conservons sur vous (données et fichiers), ou supprimer votre compte, sans nous écrire ;',
          '[Notifications](/profile/notifications) : choisir de quoi vous êtes prévenu, et comment.',
        ],
      },
      `Pour toute autre demande, ou si vous ne pouvez plus vous connecter : ${mailLink(operator)}. Nous répondons dans un délai d’un mois.`,
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
          'Les mots de passe, les codes et les clés de session sont conservés sous forme d’empreintes, inutilisables si la base était lue ; le secret d’une application d’authentification est chiffré.',
          'Se déconnecter ferme la session. Changer de mot de passe ferme toutes les autres.',
          'Une nouvelle adresse e-mail ne sert qu’une fois confirmée, et l’ancienne en est avertie.',
          'Les images déposées sont recomposées : la position et les autres informations que l’appareil photo y inscrit disparaissent.',
          'Une pièce jointe ne s’ouvre que pour les deux personnes de la conversation.',
          'Les tentatives de connexion et les envois de codes sont limités.',
          'Les journaux du service ne contiennent ni nom, ni e-mail, ni adresse IP, ni texte que vous avez écrit.',
        ],
      },
      'En cas de violation de données présentant un risque pour vous, nous prévenons la CNIL sous 72 heures et vous informons si le risque est élevé.',
    ],
  },
];

/** Sections 12 and 13: changes and contact. */
export const privacyClosingSections = (operator: PageConfig): readonly LegalSection[] => [
  {
    id: 'modifications',
    title: 'Modifications de la politique',
    blocks: [
      'Nous pouvons faire évoluer cette politique, publiée avec les [conditions d’utilisation](/conditions-utilisation) sous une même version, dont la date figure en tête de page. Quand elle change, un avis vous attend dans votre espace à votre prochaine visite.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `Pour toute question sur vos données : ${mailLink(operator)}, ${phoneLink(operator)}, ou par courrier :`,
      `${operator.publisherName}\n${operator.contactAddress}`,
    ],
  },
];
