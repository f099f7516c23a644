import type { NoticeKind } from '@mitoyen/contract/features/reports/reports.rules.ts';

export const noticeTexts = {
  pageTitle: 'Signaler un contenu',
  caption: 'Signalement',
  lead: 'Une personne de notre équipe lit chaque signalement et vous répond. La personne concernée ne saura pas qu’il vient de vous.',
  about: {
    profile: 'Vous signalez un profil.',
    company: 'Vous signalez une entreprise.',
    project: 'Vous signalez un projet.',
    offer: 'Vous signalez une offre.',
    message: 'Vous signalez un message. Les derniers messages de la conversation sont joints.',
  } satisfies Record<NoticeKind, string>,
  unknown: 'Ce contenu ne peut pas être signalé ici.',
  unknownHint: 'Ouvrez le profil, le projet, l’offre ou le message, puis choisissez «\u202fSignaler\u202f».',
  reason: 'Pourquoi le signalez-vous\u00a0?',
  details: 'Explications',
  detailsHint: 'Les faits, et en quoi ce contenu est illégal ou contraire aux conditions.',
  place: 'Où exactement',
  placeHint: 'Par exemple\u00a0: la deuxième image, le troisième paragraphe. Facultatif.',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour l’accusé de réception et la décision. Elle n’est transmise à personne.',
  unnamed:
    'Pour cette raison, vous pouvez ne donner ni nom ni adresse\u00a0; nous ne pourrons alors pas vous répondre.',
  goodFaith: 'Je signale de bonne foi\u00a0: à ma connaissance, ce que j’écris est exact et complet.',
  send: 'Envoyer le signalement',
  sending: 'Envoi…',
  failure: 'Le signalement n’a pas pu être envoyé. Réessayez.',
  loading: 'Chargement...',
  sentTitle: 'Votre signalement est envoyé.',
  sent: (reference: string) =>
    `Référence\u00a0: ${reference}. Si vous avez donné une adresse, un accusé de réception vous y attend, puis la décision.`,
  signIn: 'Connectez-vous pour signaler un message.',
  signInHint: 'Seules les deux personnes de la conversation peuvent le faire.',
  toLogin: 'Me connecter',
  home: 'Retour à l’accueil',
} as const;
