import { layOutMail } from '../../apps/server/src/core/mail/mail-layout.ts';

const publicUrl = 'https://mitoyen.test';

/** A mail with everything that one may have: all have this one layout. */
const whole = {
  subject: 'Hugo vous a écrit',
  mark: 'Répondez au-dessus de cette ligne',
  greeting: 'Bonjour Malo,',
  paragraphs: ['Hugo Petit vous a écrit.', 'Objet : Un loft', '« Êtes-vous libre ? »'],
  actorName: 'Hugo Petit',
  quotedAt: 2,
  action: { label: 'Lire', url: `${publicUrl}/chat/1` },
  closing: 'À bientôt.',
  footer: { text: 'Vous recevez ceci.', link: { label: 'Se désinscrire', url: `${publicUrl}/fin` } },
};

/** Both variants of that mail as documents: with the author's portrait, and with initials. */
export const mails = ['/pictures/1/160.jpg', null].map((portrait) => ({
  name: portrait ? 'mail with a portrait' : 'mail with initials',
  html: layOutMail(whole, publicUrl, portrait).html,
}));

/** What mails are read with in France, as the data name it. Of Free, La Poste and Thunderbird they tell too little. */
const clients = Object.entries({
  'apple-mail': ['ios', 'macos'],
  gmail: ['android', 'desktop-webmail', 'ios', 'mobile-webmail'],
  orange: ['android', 'desktop-webmail', 'ios'],
  outlook: ['android', 'ios', 'macos', 'outlook-com', 'windows', 'windows-mail'],
  'samsung-email': ['android'],
  sfr: ['android', 'desktop-webmail', 'ios'],
  yahoo: ['android', 'desktop-webmail', 'ios'],
}).flatMap(([family, platforms]) => platforms.map((platform) => `${family}.${platform}`));

/** What mail programs do not know of the layout, by the data of caniemail.com: they go on without it. */
export function checkMails({ load }) {
  const { caniemail } = load('caniemail');
  return mails.flatMap(({ name, html }) =>
    clients.flatMap((client) => {
      const { issues } = caniemail({ clients: [client], html });
      return ['errors', 'warnings'].flatMap((level) =>
        [...issues[level].values()].flat().map(({ title, notes }) => ({
          checker: 'caniemail',
          level: 'warning',
          rule: title,
          message: [level === 'errors' ? 'unknown' : 'known in part', ...notes].join('. '),
          where: '',
          page: `${name}, ${client}`,
        })),
      );
    }),
  );
}
