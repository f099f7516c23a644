import { companySearchTerms } from '@mitoyen/contract/core/company-name.ts';
import type * as z from 'zod';
import { trimEndOf } from '../../core/text/trim-end-of.ts';
import type {
  CompanyLookup,
  CompanyRegistryGateway,
  CompanySearch,
  RegistryUnavailable,
} from './company-registry.gateway.ts';
import { searchAnswerSchema, toRegistryCompany } from './registry-answer.schemas.ts';
import { createRequestLimiter } from './request-limiter.ts';

export interface CompanyRegistryOptions {
  /** 'https://recherche-entreprises.api.gouv.fr' */
  readonly baseUrl: string;
  /** Longest wait for a whole answer, our own queue included; 5 s by default. */
  readonly timeoutMs?: number;
  /** The registry allows 7 calls a second from one address. */
  readonly maxRequestsPerSecond?: number;
}

type Answer = { status: 'answered'; results: z.infer<typeof searchAnswerSchema>['results'] };

const longestQuery = 200;

/** `Retry-After` in seconds; its other form, a date, is turned into seconds from now. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : undefined;
}

const unavailable = (reason: string, retryAfterSeconds?: number): RegistryUnavailable => ({
  status: 'unavailable',
  reason,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});

/** The 'Recherche d’entreprises' API, by number and by name. */
export function createCompanyRegistryGateway(options: CompanyRegistryOptions): CompanyRegistryGateway {
  const { baseUrl, timeoutMs = 5_000, maxRequestsPerSecond = 7 } = options;
  const limiter = createRequestLimiter({ max: maxRequestsPerSecond, windowMs: 1_000 });

  async function search(query: string): Promise<Answer | RegistryUnavailable> {
    const signal = AbortSignal.timeout(timeoutMs);
    const parameters = new URLSearchParams({
      q: query.slice(0, longestQuery),
      minimal: 'true',
      include: 'siege,matching_etablissements',
      per_page: '25',
    });
    try {
      await limiter.waitTurn(signal);
      const answer = await fetch(`${trimEndOf(baseUrl, '/')}/search?${parameters}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal,
      });
      const body = await answer.text();
      if (!answer.ok) return unavailable(`status ${answer.status}`, retryAfterOf(answer.headers));
      const parsed = searchAnswerSchema.safeParse(JSON.parse(body));
      if (!parsed.success) return unavailable('an answer of another shape');
      return { status: 'answered', results: parsed.data.results };
    } catch (error) {
      return unavailable(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');
    }
  }

  async function lookUp(number: string): Promise<CompanyLookup> {
    const answer = await search(number);
    if (answer.status === 'unavailable') return answer;
    const company = answer.results.find(({ siren }) => siren === number.slice(0, 9));
    return company ? { status: 'found', company: toRegistryCompany(company) } : { status: 'not_found' };
  }

  return {
    async findBySiret(siret) {
      const answer = await lookUp(siret);
      if (answer.status !== 'found') return answer;
      const isThere = answer.company.establishments.some((place) => place.siret === siret);
      return isThere ? answer : { status: 'not_found' };
    },
    findBySiren: lookUp,

    async searchByName(name): Promise<CompanySearch> {
      const terms = companySearchTerms(name);
      // The registry refuses shorter queries: they identify no company.
      if (terms.length < 3) return { status: 'not_found' };
      const answer = await search(terms);
      if (answer.status === 'unavailable') return answer;
      const companies = answer.results.map(toRegistryCompany).filter(({ names }) => names.length > 0);
      return companies.length === 0 ? { status: 'not_found' } : { status: 'found', companies };
    },
  };
}
