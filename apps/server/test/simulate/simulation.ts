import {
  buildUrl,
  type RouteBodyInput,
  type RouteDefinition,
  type RouteParamsInput,
  type RouteQueryInput,
  type RouteResponse,
} from '@mitoyen/contract/core/define-route.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { sessionOf } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import type { Random } from '../../seed/content/random.ts';
import { createDiscreetWatch, type DiscreetWatch } from './discreet-watch.ts';
import { createMeasures, type Measures, type OfferRecord } from './measures.ts';
import type { Mechanism } from './mechanisms.ts';
import type { Market } from './open-market.ts';
import type { Person } from './people.ts';

/** Everybody's password. */
export const password = 'charpente7bois';

/** Arguments of a call. */
interface Given<R extends RouteDefinition> {
  /** The caller; null for a visitor. */
  readonly by: Person | null;
  readonly params?: RouteParamsInput<R>;
  readonly query?: RouteQueryInput<R>;
  readonly body?: RouteBodyInput<R>;
  /** A file, in place of the body. */
  readonly form?: FormData;
  /** Codes of the refusals that are no fault. */
  readonly mayBe?: readonly string[];
  readonly cookie?: string;
}

/** What a call came to: its answer, or the code of a refusal that was no fault. */
type Answer<R extends RouteDefinition> =
  | { readonly body: RouteResponse<R>; readonly refused?: undefined; readonly cookie: string }
  | { readonly body?: undefined; readonly refused: string };

/** A run: the product, the people, and what is known of either from outside. */
export interface Simulation {
  readonly market: Market;
  readonly people: readonly Person[];
  readonly random: Random;
  readonly off: ReadonlySet<Mechanism>;
  readonly measures: Measures;
  readonly watch: DiscreetWatch;
  readonly offers: Map<string, OfferRecord>;
  /** By the id of account or profile. */
  readonly known: Map<string, Person>;
  /** Hours since the beginning. */
  hour: number;
  today(): string;
  fault(words: string): void;
  call<R extends RouteDefinition>(route: R, given: Given<R>): Promise<Answer<R>>;
}

const faultsKept = 20;
const visitorsAddress = '10.255.0.1';

/** A run that nothing happened in yet. */
export function createSimulation(
  market: Market,
  parts: Pick<Simulation, 'people' | 'random' | 'off'>,
): Simulation {
  const measures = createMeasures();
  const watch = createDiscreetWatch();
  const fault = (words: string) => {
    if (measures.faults.length < faultsKept) measures.faults.push(`${market.now().toISOString()} ${words}`);
  };

  const send = async (method: string, path: string, given: Given<RouteDefinition>) => {
    const { by, body, form, cookie } = given;
    measures.counts.calls += 1;
    const response = await fetch(market.url + path, {
      method,
      headers: {
        'x-forwarded-for': by?.address ?? visitorsAddress,
        ...(by?.account && { authorization: `Bearer ${by.account.token}` }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    });
    const text = await response.text();
    for (const word of watch.leaksOf(text, by)) {
      measures.counts.leaks += 1;
      fault(`${path} told ${by?.name ?? 'a visitor'} of ${word}`);
    }
    const setCookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { status: response.status, text, cookie: setCookie };
  };
  const signIn = async (person: Person) => {
    const { method, path } = accountRoutes.login;
    if (!person.account) throw new Error(`${person.name} has no account`);
    const { status, text } = await send(method, path, { by: null, body: { email: person.email, password } });
    if (status !== 200) throw new Error(`${person.name} cannot sign in: ${text}`);
    person.account.token = sessionOf(JSON.parse(text)).token;
  };

  return {
    ...parts,
    ...{ market, measures, watch, fault },
    offers: new Map(),
    known: new Map(),
    hour: 0,
    today: () => parisDay(market.now()),
    async call(route, given) {
      const path = buildUrl(route, given);
      let answer = await send(route.method, path, given);
      if (answer.status === 401 && given.by?.account) {
        await signIn(given.by);
        answer = await send(route.method, path, given);
      }
      const { status, text, cookie } = answer;
      const json = text === '' ? undefined : JSON.parse(text);
      if (status < 400) return { body: json, cookie };
      if (given.mayBe?.includes(json.code)) return { refused: json.code };
      throw new Error(`${given.by?.name ?? 'a visitor'}: ${route.method} ${path} answered ${status} ${text}`);
    },
  };
}

/**
 * Records offers that a person was shown; one that is closed or past its deadline should not be among them.
 */
export function noteOffersSeen(simulation: Simulation, ids: readonly string[]): void {
  const { measures, offers, market } = simulation;
  const now = market.now();
  for (const id of ids) {
    measures.counts.offersSeen += 1;
    const offer = offers.get(id);
    if (!offer || ((offer.closedAt === null || offer.closedAt > now) && offer.deadline >= simulation.today()))
      continue;
    measures.counts.deadOffers += 1;
    simulation.fault(`offer ${offer.serial} was shown, and is closed or past ${offer.deadline}`);
  }
}
