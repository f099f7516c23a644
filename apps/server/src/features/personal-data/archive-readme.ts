import { momentInWords } from '@mitoyen/contract/core/date-words.ts';
import { de } from '@mitoyen/contract/core/elision.ts';
import type { Person } from '../../core/personal-data/personal-data.ts';

/** What the archive holds and how to read it. */
export function archiveReadme(
  person: Person,
  contents: readonly { readonly path: string; readonly about: string }[],
  madeAt: Date,
  contactEmail: string,
): string {
  const lines = contents.map(({ path, about }) => `- ${path}\r\n  ${about}`);
  return [
    'VOS DONNÉES MITOYEN',
    `Archive ${de(person.username)} (${person.email}), faite le ${momentInWords(madeAt)} (heure de Paris).`,
    '',
    'Elle contient tout ce que Mitoyen conserve à votre sujet. Les fichiers .json se lisent avec n’importe quel éditeur de texte et se reprennent dans un autre service. Les dates y sont en temps universel (UTC).',
    '',
    ...lines,
    '',
    'Ce qui n’y est pas : votre mot de passe, conservé sous une forme que personne ne peut relire, et des données techniques qui vivent au plus un jour (codes reçus par SMS, liens de réinitialisation, compteurs anonymes contre les abus).',
    'Votre choix sur la mesure d’audience n’est gardé que dans votre navigateur (cookie « cookieConsent »).',
    '',
    `Une question, une rectification : ${contactEmail}.`,
    '',
  ].join('\r\n');
}
