import type { FastifyInstance } from 'fastify';
import { applyFault } from '../faults/http-faults.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { presentMatch } from './search.presenter.ts';
import { searchCompanies } from './search.ts';
import { parseSearchQuery, SearchQueryError } from './search-query.ts';

const refusal = {
  status: 429,
  headers: { 'retry-after': '2' },
  body: { erreur: 'Trop de requêtes : veuillez réessayer dans quelques instants.' },
};
const failure = { status: 500, body: { erreur: 'Une erreur inattendue est survenue.' } };
const garbage = '{"results":[{"siren":"99010';

/**
 * The registry's API, 'Recherche d’entreprises' (https://recherche-entreprises.api.gouv.fr/docs/),
 * by SIREN, SIRET and name.
 */
export function searchRoutes(app: FastifyInstance, state: SandboxState): void {
  const preHandler = applyFault(state, 'registry', { refusal, failure, garbage });
  for (const path of ['/search', '/registry/search']) {
    app.get<{ Querystring: Record<string, unknown> }>(path, { preHandler }, async (request, reply) => {
      try {
        return answer(state, request.query);
      } catch (error) {
        if (!(error instanceof SearchQueryError)) throw error;
        return reply.code(400).send({ erreur: error.message });
      }
    });
  }
}

function answer(state: SandboxState, rawQuery: Record<string, unknown>) {
  const { terms, page, perPage, ...shown } = parseSearchQuery(rawQuery);
  const matches = searchCompanies(state.registry.all(), terms);
  const start = (page - 1) * perPage;
  return {
    results: matches.slice(start, start + perPage).map((match) => presentMatch(match, shown)),
    total_results: matches.length,
    page,
    per_page: perPage,
    total_pages: Math.ceil(matches.length / perPage),
  };
}
