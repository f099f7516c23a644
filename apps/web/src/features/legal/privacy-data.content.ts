import type { LegalSection } from './legal-document.ts';

/** Sections 3 to 8 of the privacy policy: which data, what for, for how long, for whom. */
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
          'statut : freelance, personne en recherche d’un poste ou entreprise ;',
          'informations professionnelles : portfolio, métier, description, compétences, localisation, prétentions, CV, et numéro SIRET pour les freelances et les entreprises.',
        ],
      },
      'Données d’activité : messages, offres publiées, candidatures envoyées, personnes bloquées, signalements et leurs suites, choix des e-mails reçus. Des évaluations et des avis sont prévus ; ils ne sont pas encore proposés et rien n’est collecté à ce titre.',
      'Données techniques : adresse IP, type de navigateur et, si vous l’avez accepté, données de navigation recueillies par des cookies de mesure d’audience.',
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
          'assurer la sécurité du service et prévenir la fraude ;',
          'améliorer le service et établir des statistiques ;',
          'envoyer des informations commerciales, avec votre consentement.',
        ],
      },
      'Aucune décision vous concernant n’est prise de façon entièrement automatisée. L’ordre des profils est expliqué sur la page [À propos](/about).',
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
            'sécurité, prévention de la fraude, vérification du SIRET, amélioration du service',
          ],
          ['Consentement', 'mesure d’audience, envois commerciaux ; il se retire à tout moment'],
          ['Obligation légale', 'facturation, réponse aux autorités habilitées'],
        ],
      },
    ],
  },
  {
    id: 'conservation',
    title: 'Durée de conservation',
    blocks: [
      {
        rows: [
          ['Compte et profil', 'tant que le compte existe ; supprimés dès que vous supprimez le compte'],
          ['Finalités commerciales', 'jusqu’à 3 ans après la dernière activité'],
          ['Preuve et obligations légales', 'jusqu’à 5 ans, avec un accès restreint'],
          ['Fichier déposé sans suite', '24 heures, si aucun profil ne l’a repris'],
          ['Signalement et décision', '12 mois après la décision, ou tant que dure la suspension du compte'],
          ['Code de vérification', '10 minutes'],
          ['Choix relatif aux cookies', '365 jours'],
        ],
      },
      'Quand vous supprimez votre compte, vos correspondants conservent les messages déjà reçus, sous le nom «\u202fUtilisateur supprimé\u202f».',
    ],
  },
  {
    id: 'destinataires',
    title: 'Destinataires',
    blocks: [
      'Les visiteurs voient le profil public d’un freelance ou d’un candidat avec son seul prénom. Les membres connectés voient son nom complet. Votre adresse e-mail et votre téléphone ne sont jamais montrés à d’autres membres.',
      'Un CV n’est téléchargeable que par les personnes que son titulaire a choisies : tout le monde, les membres (par défaut) ou personne. Il n’est jamais proposé aux moteurs de recherche.',
      'Quand un membre vous signale, les derniers messages de votre conversation sont montrés aux personnes de notre équipe qui tranchent, et à elles seules.',
      'Des prestataires interviennent pour notre compte, chacun pour sa seule tâche :',
      {
        list: [
          'l’hébergeur du site, nommé dans les [mentions légales](/mentions-legales) ;',
          'les services d’envoi d’e-mails et de SMS ;',
          'le prestataire de paiement Stripe, pour les entreprises qui s’abonnent : il reçoit le nom de l’entreprise et l’adresse e-mail du compte ; nous ne voyons ni ne conservons de numéro de carte ;',
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
      'Les données sont hébergées en France ou dans l’Espace économique européen. Si un prestataire devait en traiter ailleurs, ce serait dans un pays reconnu par la Commission européenne comme offrant une protection adéquate, ou dans le cadre de ses clauses contractuelles types.',
    ],
  },
];
