import { type IncludableField, includableFields } from './search.presenter.ts';

export interface SearchQuery {
  readonly terms: string;
  readonly page: number;
  readonly perPage: number;
  readonly fields: ReadonlySet<IncludableField>;
  /** Of those that match, in each result. */
  readonly mostEstablishments: number;
}

/** A refusal in the words of the real API. */
export class SearchQueryError extends Error {
  override readonly name = 'SearchQueryError';
}

function wholeNumber(value: unknown, fallback: number, max: number, name: string): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (typeof value === 'string' && /^\d+$/.test(value) && number >= 1 && number <= max) return number;
  throw new SearchQueryError(
    `Veuillez indiquer un paramètre \`${name}\` entre \`1\` et \`${max}\`, par défaut \`${fallback}\`.`,
  );
}

function fieldsOf(minimal: unknown, include: unknown): ReadonlySet<IncludableField> {
  const isMinimal = typeof minimal === 'string' && /^(true|1|oui)$/i.test(minimal);
  if (include === undefined) return new Set(isMinimal ? [] : includableFields);
  if (!isMinimal) {
    throw new SearchQueryError(
      'Veuillez indiquer si vous souhaitez une réponse minimale avec le filtre `minimal=True` avant de préciser les champs à inclure.',
    );
  }
  const asked = String(include)
    .toLowerCase()
    .split(',')
    .map((field) => field.trim());
  const known: readonly string[] = [...includableFields, 'dirigeants', 'finances', 'score'];
  if (asked.some((field) => !known.includes(field))) {
    throw new SearchQueryError(
      `Au moins un champ à inclure est non valide. Les champs valides : ${known.join(', ')}.`,
    );
  }
  return new Set(includableFields.filter((field) => asked.includes(field)));
}

/** Reads the query of `/search` by the rules of the 'Recherche d’entreprises' API. */
export function parseSearchQuery(query: Readonly<Record<string, unknown>>): SearchQuery {
  const terms = typeof query.q === 'string' ? query.q.trim() : '';
  if (terms === '') throw new SearchQueryError('Veuillez indiquer au moins un paramètre de recherche.');
  if (terms.length < 3) {
    throw new SearchQueryError(
      '3 caractères minimum pour les termes de la requête (ou utilisez au moins un filtre)',
    );
  }
  return {
    terms,
    page: wholeNumber(query.page, 1, 1000, 'page'),
    perPage: wholeNumber(query.per_page, 10, 25, 'per_page'),
    fields: fieldsOf(query.minimal, query.include),
    mostEstablishments: wholeNumber(
      query.limite_matching_etablissements,
      10,
      100,
      'limite_matching_etablissements',
    ),
  };
}
