import type { LegalSection } from './legal-document.ts';

/** Sections 3 to 5 of the privacy policy: which data, what for, by which right. */
export const privacyDataSections: readonly LegalSection[] = [
  {
    id: 'donnees-collectees',
    title: 'Données collectées',
    blocks: [
      'Données d’inscription, que vous nous donnez :',
      {
        list: [
          'prénom et nom, adresse e-mail, téléphone (pour les personnes en recherche d’un poste) ;',
          'mot de passe, conservé sous une forme chiffrée et irréversible : personne ne peut le relire ;',
          'si vous ajoutez une deuxième étape de connexion : la partie publique de vos clés d’accès et le nom que vous leur donnez, le secret de votre application d’authentification (chiffré) et des codes de secours (empreintes). Votre doigt ou votre visage ne quittent jamais votre appareil ;',
          'statut : freelance, personne en recherche d’un poste (OpenToWork) ou entreprise ;',
          'informations professionnelles : métier, description, compétences, localisation, disponibilité, tarif ou salaire souhaité, photo, portfolio, CV ; pour une entreprise, son nom, son adresse, sa forme juridique, son site et son logo ; numéro SIRET pour les freelances et les entreprises ;',
          'justificatifs, si vous en donnez : dates, numéros, assureur ou organisme, domaines, documents ;',
          'demandes de confirmation d’un projet : adresse e-mail de l’agence, réponse, nom et fonction de qui répond ;',
          'version des conditions d’utilisation que vous avez acceptée, et celles que vous avez lues depuis.',
        ],
      },
      'Données d’activité, qui naissent de votre usage :',
      {
        list: [
          'messages, pièces jointes, missions convenues (dates et phases, sans prix), et jusqu’où chaque conversation a été lue ;',
          'offres publiées, candidatures envoyées et réponses reçues ;',
          'recherches gardées, et ce que leurs alertes ont trouvé ; sans compte, l’adresse e-mail donnée pour les recevoir ;',
          'pour une personne en recherche d’un poste, qui peut la trouver, les entreprises auxquelles elle se masque, les demandes reçues de faire connaissance et ses réponses ;',
          'CV téléchargés : lequel, par quel membre, quand ;',
          'personnes bloquées, signalements, décisions prises à leur suite ;',
          'si vous le demandez, l’adresse et les clés par lesquelles votre navigateur est prévenu ;',
          'ce dont le site vous a prévenu et quand vous l’avez lu, choix des notifications et des e-mails reçus, réponses à la question « Toujours disponible ? » ;',
          'pour une entreprise abonnée, l’état de son abonnement, jamais de numéro de carte.',
        ],
      },
      'Des évaluations et des avis sont prévus ; ils ne sont pas encore proposés et rien n’est collecté à ce titre.',
      'Données techniques : adresse IP, type de navigateur et date de vos connexions et, si vous l’avez accepté, données de navigation recueillies par des cookies de mesure d’audience.',
      'Données reçues d’ailleurs : ce que le répertoire public des entreprises répond à propos d’un SIRET, ce que le prestataire de paiement dit d’un abonnement, et ce que d’autres membres écrivent à votre sujet dans un message ou un signalement.',
      'Les champs marqués d’un astérisque sont nécessaires à la création du compte ; les autres sont libres. N’inscrivez pas dans votre profil d’informations sensibles (santé, opinions, appartenance syndicale).',
    ],
  },
  {
    id: 'finalites',
    title: 'Finalités',
    blocks: [
      {
        list: [
          'gérer les comptes et authentifier leurs titulaires ;',
          'mettre en relation freelances, candidats et entreprises ;',
          'permettre aux membres de communiquer entre eux ;',
          'assurer la sécurité du service, prévenir la fraude et traiter les signalements ;',
          'améliorer le service et établir des statistiques ;',
          'envoyer des informations commerciales, avec votre consentement.',
        ],
      },
      'Les e-mails sur votre activité (messages non lus, candidatures, fin d’une offre, disponibilité) et les notifications se règlent un par un dans [Notifications](/profile/notifications), ou par le lien au bas de chacun. Les informations commerciales ne vous parviennent que si vous les demandez. Les e-mails indispensables au compte (sécurité, abonnement, décisions, suppression) sont toujours envoyés.',
      'Un SIRET que le répertoire public ne connaît pas empêche l’inscription ; écrivez-nous si c’est une erreur. Aucune autre décision vous concernant n’est prise de façon entièrement automatisée. L’ordre des profils et des offres est expliqué sur la page [À propos](/about).',
    ],
  },
  {
    id: 'base-legale',
    title: 'Base légale',
    blocks: [
      {
        rows: [
          ['Exécution du contrat', 'compte, profil, offres, candidatures, messages, abonnement'],
          [
            'Intérêt légitime',
            'sécurité, prévention de la fraude, traitement des signalements, vérification du SIRET, journal des téléchargements de CV, amélioration du service',
          ],
          [
            'Consentement',
            'mesure d’audience, envois commerciaux, alertes demandées sans compte ; il se retire à tout moment',
          ],
          ['Obligation légale', 'facturation, réponse aux signalements et aux autorités habilitées'],
        ],
      },
    ],
  },
];
