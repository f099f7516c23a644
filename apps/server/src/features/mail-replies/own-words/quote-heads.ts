import { trimEndOf } from '../../../core/text/trim-end-of.ts';

/** RFC 3676, section 4.3: the line between a text and its signature. */
export const signatureMark = '-- ';

/** A line is read so far: what is looked for stands at its beginning or is short. */
const maxRead = 500;

/** Without what quotes it, stars of bold and spaces of any kind. */
export function bareLine(line: string): string {
  let start = 0;
  while (start < line.length && '> *|\t\u00a0\u202f\u200b'.includes(line.charAt(start))) start += 1;
  return trimEndOf(line.slice(start, start + maxRead), ' *\t\r\u00a0\u202f\u200b').replace(
    /[\u00a0\u202f]/gu,
    ' ',
  );
}

export const isBlank = (line: string) => bareLine(line) === '';
export const isQuoted = (line: string) => line.trimStart().startsWith('>');

/** The names of headers that programs write above what they quote, French and English. */
const headerNames = new Set([
  ...[
    'de',
    'a',
    'à',
    'cc',
    'date',
    'objet',
    'envoyé',
    'envoye',
    'envoyé le',
    'copie à',
    'copie',
    'importance',
  ],
  ...['répondre à', 'from', 'to', 'sent', 'subject', 'reply-to', 'sent at'],
]);

/** Whether a line is such a header, as « Objet : … ». */
export function isHeader(line: string): boolean {
  const bare = bareLine(line);
  const colon = bare.slice(0, 20).indexOf(':');
  return colon > 0 && headerNames.has(trimEndOf(bare.slice(0, colon), ' *').toLowerCase());
}

const originalMessage =
  /^(?:-+|>+|)\s?(?:message d['’]origine|original message|message du \d|message original)/iu;

/** Whether a line stands between a text and what it answers: a rule, or words that say so. */
export function isDivider(line: string): boolean {
  const bare = bareLine(line);
  return (bare.length >= 8 && trimEndOf(bare, '_-–—=') === '') || originalMessage.test(bare);
}

/** The end of « Le 3 mars à 10:12, Mitoyen <…> a écrit : », which may be a line by itself. */
export const endsAttribution = (line: string) => /(?:écrit|ecrit|wrote) ?:?$/iu.test(bareLine(line));
export const beginsAttribution = (line: string) => /^(?:Le|On) /u.test(bareLine(line));

const openings = new Set([
  'envoyé',
  'sent',
  'obtenir',
  'obtenez',
  'get',
  'télécharger',
  'téléchargez',
  'provenance',
]);
const products = new Set([
  ...[
    'iphone',
    'ipad',
    'mobile',
    'téléphone',
    'smartphone',
    'appareil',
    'tablette',
    'device',
    'phone',
    'outlook',
    'mail',
  ],
  ...[
    'galaxy',
    'samsung',
    'android',
    'ios',
    'windows',
    'orange',
    'yahoo',
    'gmail',
    'courrier',
    'proton',
    'messagerie',
  ],
]);
const between = new Set([
  ...[
    'de',
    'du',
    'depuis',
    'à',
    'partir',
    'avec',
    'mon',
    'ma',
    'my',
    'from',
    'with',
    'pour',
    'for',
    'sur',
    'on',
    'la',
  ],
  ...['l’application', 'l’appli', 'sécurisée', 'secure', 'email', 'e-mail', ':', 'mail,', 'laposte'],
]);
const maxProgramWords = 12;

/**
 * Whether a program wrote this line by itself under the text, as « Envoyé de mon iPhone »: one that holds any other word
 * is its author's.
 */
export function isProgramLine(line: string): boolean {
  const words = trimEndOf(bareLine(line), '.')
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll('<', ' <')
    .split(' ')
    .filter((word) => word !== '' && !/^[<(]https?:/u.test(word));
  const [opening = '', ...others] = words;
  return (
    openings.has(opening) &&
    words.length <= maxProgramWords &&
    others.some((word) => products.has(word)) &&
    others.every((word) => products.has(word) || between.has(word) || /^[a-z]?\d{1,3}$/u.test(word))
  );
}
