import type * as z from 'zod/mini';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['localeError']>>[0];

const counted = (amount: number | bigint, one: string, several: string) =>
  `${amount.toLocaleString('fr-FR')} ${amount > 1 ? several : one}`;

function tooMuch({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Écrivez ${counted(maximum, 'caractère', 'caractères')} au plus.`;
  if (origin === 'array') return `Donnez ${counted(maximum, 'élément', 'éléments')} au plus.`;
  return `Indiquez un nombre ${inclusive ? 'd’au plus' : 'inférieur à'} ${maximum.toLocaleString('fr-FR')}.`;
}

function tooLittle({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  if (origin === 'string')
    return minimum === 1
      ? 'Remplissez ce champ.'
      : `Écrivez ${counted(minimum, 'caractère', 'caractères')} au moins.`;
  if (origin === 'array') return `Donnez ${counted(minimum, 'élément', 'éléments')} au moins.`;
  return `Indiquez un nombre ${inclusive ? 'd’au moins' : 'supérieur à'} ${minimum.toLocaleString('fr-FR')}.`;
}

function sentenceOf(issue: Issue): string {
  if (issue.code === 'too_big') return tooMuch(issue);
  if (issue.code === 'too_small') return tooLittle(issue);
  if (issue.code === 'invalid_value') return 'Choisissez une des valeurs proposées.';
  if (issue.code === 'invalid_format') return 'Ce texte n’a pas la forme attendue.';
  if (issue.code === 'invalid_type')
    return issue.input === undefined || issue.input === null
      ? 'Remplissez ce champ.'
      : 'Ce champ n’est pas du type attendu.';
  return 'Cette valeur n’est pas acceptée.';
}

/**
 * French messages for schemas without a message of their own: zod's, in any language, name types of a
 * program. For `z.config`.
 */
export const frenchSentences = { localeError: sentenceOf };
