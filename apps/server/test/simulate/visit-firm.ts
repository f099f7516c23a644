import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { discreetRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import type { DiscreetCard } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { answerMessages } from './answer-messages.ts';
import { chances } from './constants.ts';
import { followVigilance } from './lend-proofs.ts';
import { trades } from './market.ts';
import { type OfferRecord, tellingKey } from './measures.ts';
import type { Person } from './people.ts';
import type { Simulation } from './simulation.ts';
import { searchPeople } from './visitors.ts';

type Account = NonNullable<Person['account']>;

/** A firm comes by: messages, applications, now and then an offer or a search for people. */
export async function visitAsFirm(simulation: Simulation, person: Person, account: Account): Promise<void> {
  const { random } = person;
  await answerMessages(simulation, person, account);
  await answerApplications(simulation, person, account);
  await followVigilance(simulation, person, account);
  if (random.chance(chances.offersPublishedPerVisit)) await publish(simulation, person);
  if (random.chance(chances.searchesPerFirmVisit)) await writeToSomebody(simulation, person, account);
  if (random.chance(chances.revealsAskedPerVisit)) await askToReveal(simulation, person);
}

/** Accepting an applicant closes the offer, which answers all others. */
async function answerApplications(simulation: Simulation, person: Person, account: Account): Promise<void> {
  const { measures, market } = simulation;
  const { body } = await simulation.call(applicationRoutes.listByCompany, {
    by: person,
    params: { companyUserId: account.id },
    query: { status: ['sent'], limit: 100 },
  });
  const closed = new Set<string>();
  for (const { id, jobId } of body ?? []) {
    const record = measures.applications.get(id);
    if (!record || closed.has(jobId) || !person.random.chance(chances.applicationsAnsweredPerVisit)) continue;
    const isAccepted = person.random.chance(chances.applicationsAccepted);
    const answer = isAccepted
      ? ({ status: 'accepted' } as const)
      : ({ status: 'rejected', reason: 'profile', message: 'Merci pour votre candidature.' } as const);
    await simulation.call(applicationRoutes.answer, { by: person, params: { id }, body: answer });
    record.answeredAt = market.now();
    if (isAccepted) record.by.acceptedBy.push(person);
    const offer = simulation.offers.get(jobId);
    if (!isAccepted || !offer || offer.closedAt) continue;
    closed.add(jobId);
    await close(simulation, person, offer);
  }
}

async function close(simulation: Simulation, person: Person, offer: OfferRecord): Promise<void> {
  const { measures, market } = simulation;
  await simulation.call(offerRoutes.close, {
    by: person,
    params: { id: offer.id },
    body: { status: 'filled' },
  });
  offer.closedAt = market.now();
  for (const record of measures.applications.values()) {
    if (record.offerId === offer.id) record.answeredAt ??= market.now();
  }
}

const firstDays = { min: chances.shortestDeadlineDays, max: chances.longestDeadlineDays };

async function publish(simulation: Simulation, person: Person): Promise<void> {
  const { offers, market, people, measures } = simulation;
  const { random, town } = person;
  const serial = offers.size + 1;
  const isJob = !random.chance(chances.shareOfMissions);
  const isRemote = random.chance(chances.shareDoneRemotely);
  const trade = random.pick(trades);
  const deadline = addDays(simulation.today(), random.int(firstDays.min, firstDays.max));
  const common = {
    titre: `Plans d’exécution, dossier ${serial}`,
    description: 'Plans et détails d’un immeuble de vingt logements, deux réunions par mois.',
    requirements: [],
    lieu: town.name,
    placeCode: town.code,
    trades: [trade.code],
    deadline,
  };
  const { body } = await simulation.call(offerRoutes.publish, {
    by: person,
    body: isJob
      ? {
          ...{ ...common, kind: 'cdi', salaryMin: 36_000, salaryMax: 42_000, salaryPeriod: 'year' },
          ...{ remoteDays: isRemote ? 5 : 0, hoursPerWeek: 35, startDate: null, months: null },
          ...{ benefits: null, tutor: null },
        }
      : { ...common, budget: 360, duree: '3 mois', remote: isRemote ? 1 : 0 },
    mayBe: ['offer_limit_reached'],
  });
  if (!body) return;
  const publishedAt = market.now();
  const offer = { ...{ id: body.id, serial, isJob, firm: person, publishedAt, deadline }, closedAt: null };
  offers.set(offer.id, offer);
  const role = isJob ? 'jobseeker' : 'freelance';
  for (const reader of people) {
    if (reader.role === role && reader.alertSince && reader.trade.code === trade.code)
      measures.toTell.set(tellingKey(reader, serial), offer);
  }
}

async function writeToSomebody(simulation: Simulation, person: Person, account: Account): Promise<void> {
  const { random } = person;
  const cards = await searchPeople(simulation, person, { random, trade: random.pick(trades) });
  const found = cards.flatMap(({ id }) => simulation.known.get(id)?.account ?? []);
  if (found.length === 0) return;
  await simulation.call(conversationRoutes.contact, {
    by: person,
    body: {
      senderId: account.id,
      receiverId: random.pick(found).id,
      subject: 'Une mission à deux pas de chez vous',
      content: 'Nous cherchons quelqu’un comme vous pour un dossier de vingt logements.',
    },
    mayBe: ['contact_limit_reached'],
  });
}

/** Those not asked yet, in an order of what they say: addresses and places in the list are not the same in each run. */
function strangersOf(cards: readonly DiscreetCard[]): DiscreetCard[] {
  const said = (card: DiscreetCard) => JSON.stringify({ ...card, handle: '' });
  const sorted = cards
    .filter(({ request }) => request === null)
    .toSorted((one, other) => (said(one) < said(other) ? -1 : 1));
  // of cards that look alike, either person could be meant
  return sorted.filter((card) => sorted.filter((each) => said(each) === said(card)).length === 1);
}

async function askToReveal(simulation: Simulation, person: Person): Promise<void> {
  const { body } = await simulation.call(discreetRoutes.list, { by: person, query: {} });
  const strangers = strangersOf(body?.items ?? []);
  if (strangers.length === 0) return;
  await simulation.call(discreetRoutes.ask, {
    by: person,
    params: { handle: person.random.pick(strangers).handle },
    body: { subject: 'Un poste dans notre agence', content: 'Votre parcours nous intéresse.' },
    mayBe: ['contact_limit_reached', 'already_asked'],
  });
}
