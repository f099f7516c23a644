import { directoryRoutes } from '@mitoyen/contract/features/directory/directory.contract.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import type { Random } from '../../seed/content/random.ts';
import { chances } from './constants.ts';
import { trades } from './market.ts';
import type { Person } from './people.ts';
import { noteOffersSeen, type Simulation } from './simulation.ts';

const dayMs = 86_400_000;

/** A visitor's page of the directory, whose cards are counted. */
export async function searchPeople(
  simulation: Simulation,
  by: Person | null,
  {
    random,
    trade,
  }: {
    readonly random: Random;
    readonly trade: { readonly code: string; readonly masculine: string } | null;
  },
): Promise<readonly ProfileCard[]> {
  const asked = trade && (random.chance(0.5) ? { trade: [trade.code] } : { search: trade.masculine });
  // each visit has the server draw an order; drawn here, the same seed draws the same ones
  const seed = simulation.off.has('shuffle') ? 'same' : `v${random.int(0, 1_000_000_000)}`;
  const { body } = await simulation.call(directoryRoutes.search, {
    by,
    query: { ...asked, availability: [], seed },
  });
  const items = body?.items ?? [];
  for (const card of items) noteCard(simulation, card);
  return items;
}

function noteCard({ known, measures, market }: Simulation, card: ProfileCard): void {
  const person = known.get(card.id);
  if (!person?.joinedOn) return;
  const views = measures.views.get(person) ?? { whenNew: 0, later: 0 };
  const days = (market.now().getTime() - person.joinedOn.getTime()) / dayMs;
  views[days < chances.newForDays ? 'whenNew' : 'later'] += 1;
  measures.views.set(person, views);
  if (card.kind !== 'freelance' || card.availability !== 'Disponible' || card.availabilityToConfirm) return;
  measures.counts.cardsSaidFree += 1;
  if (person.isFree) measures.counts.cardsTrulyFree += 1;
}

/** Looks at a freelance's page, of which every mark must still stand. */
async function lookAt(simulation: Simulation, id: string): Promise<void> {
  const { body } = await simulation.call(freelanceRoutes.get, { by: null, params: { id } });
  for (const mark of body?.proofs ?? []) {
    simulation.measures.counts.marksSeen += 1;
    if (mark.until === null || mark.until >= simulation.today()) continue;
    simulation.measures.counts.outlivedProofs += 1;
    simulation.fault(`${mark.kind} of ${id} was shown, and ended on ${mark.until}`);
  }
}

/** A visit without an account: a page of the directory and one profile, now and then the open jobs. */
export async function visitAnonymously(simulation: Simulation): Promise<void> {
  const { random } = simulation;
  const isAfterTrade = random.chance(chances.visitorsBySearchWord + chances.visitorsByTrade);
  const trade = isAfterTrade ? random.pick(trades) : null;
  const cards = await searchPeople(simulation, null, { random, trade });
  const freelances = cards.filter(({ kind }) => kind === 'freelance');
  if (freelances.length > 0) await lookAt(simulation, random.pick(freelances).id);
  if (!random.chance(0.2)) return;
  const { body } = await simulation.call(jobRoutes.list, { by: null, query: { contract: [] } });
  noteOffersSeen(simulation, body?.map(({ id }) => id) ?? []);
}
