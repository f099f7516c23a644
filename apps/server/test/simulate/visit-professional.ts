import { addDays } from '@mitoyen/contract/core/paris-day.ts';
import { applicationRoutes } from '@mitoyen/contract/features/applications/applications.contract.ts';
import { availabilityRoutes } from '@mitoyen/contract/features/availability/availability.contract.ts';
import { revealRoutes } from '@mitoyen/contract/features/discreet/discreet.contract.ts';
import { isFit } from '@mitoyen/contract/features/matches/fits.rules.ts';
import { matchRoutes } from '@mitoyen/contract/features/matches/matches.contract.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { proofRoutes } from '@mitoyen/contract/features/proofs/proofs.contract.ts';
import { answerMessages } from './answer-messages.ts';
import { chances } from './constants.ts';
import { lendProofs } from './lend-proofs.ts';
import type { Person } from './people.ts';
import { noteOffersSeen, type Simulation } from './simulation.ts';

type Account = NonNullable<Person['account']>;

/** A freelance or a job seeker comes by: messages, what fits, one application, and what of their profile is no longer so. */
export async function visitAsProfessional(
  simulation: Simulation,
  person: Person,
  account: Account,
): Promise<void> {
  await answerMessages(simulation, person, account);
  if (person.isDiscreet) await answerReveals(simulation, person);
  const fitting = simulation.off.has('suggestions')
    ? await readNewest(simulation, person)
    : await readFitting(simulation, person, account);
  simulation.measures.counts.visits += 1;
  simulation.measures.counts.fits += fitting.length;
  await applyToOne(simulation, person, account, fitting);
  if (person.role !== 'freelance') return;
  await putAvailabilityRight(simulation, person, account);
  await renewProofs(simulation, person, account);
  await lendProofs(simulation, person, account);
}

async function readFitting(simulation: Simulation, person: Person, { id }: Account): Promise<string[]> {
  const { body } = await simulation.call(matchRoutes.listForProfile, { by: person, params: { id } });
  const matches = body ?? [];
  noteOffersSeen(
    simulation,
    matches.map(({ offer }) => offer.id),
  );
  return matches.flatMap(({ offer, reasons }) => (isFit(reasons) ? [offer.id] : []));
}

/** The first page of the newest, of which those of one's trade count as fitting. */
async function readNewest(simulation: Simulation, person: Person): Promise<string[]> {
  const { body } =
    person.role === 'freelance'
      ? await simulation.call(offerRoutes.list, { by: person, query: {} })
      : await simulation.call(jobRoutes.list, { by: person, query: { contract: [] } });
  const offers = (body ?? []).flatMap((offer) => ('restricted' in offer ? [] : [offer]));
  noteOffersSeen(
    simulation,
    offers.map(({ id }) => id),
  );
  return offers.flatMap(({ id, trades, placeCode, remote, applied }) => {
    const isReached = remote === 1 || placeCode === person.town.code;
    return isReached && !applied && trades.includes(person.trade.code) ? [id] : [];
  });
}

async function applyToOne(
  simulation: Simulation,
  person: Person,
  account: Account,
  ids: readonly string[],
): Promise<void> {
  const { offers, measures, market, watch } = simulation;
  if (!person.isFree || !person.random.chance(chances.fitsAppliedTo)) return;
  // the newest, by what the simulation knows of them: ids are not the same in each run
  const [offer] = ids
    .flatMap((id) => offers.get(id) ?? [])
    .toSorted((one, other) => other.serial - one.serial);
  if (!offer) return;
  if (person.isDiscreet) watch.tell(person, offer.firm);
  const coverLetter = 'Ce projet ressemble à ceux que je dessine depuis des années.';
  const { body } = await simulation.call(applicationRoutes.apply, {
    by: person,
    body: {
      jobId: offer.id,
      coverLetter,
      ...(offer.isJob
        ? { jobseekerId: account.profileId }
        : { freelancerId: account.profileId, proposedRate: 320 }),
    },
    mayBe: ['already_applied'],
  });
  if (body)
    measures.applications.set(body.id, {
      by: person,
      offerId: offer.id,
      sentAt: market.now(),
      answeredAt: null,
    });
}

async function putAvailabilityRight(simulation: Simulation, person: Person, { id }: Account): Promise<void> {
  if (!person.random.chance(chances.availabilityPutRight)) return;
  const answer = person.isFree ? 'free' : 'no';
  await simulation.call(availabilityRoutes.answer, { by: person, params: { userId: id }, body: { answer } });
}

async function renewProofs(simulation: Simulation, person: Person, { id }: Account): Promise<void> {
  const today = simulation.today();
  for (const proof of person.proofs) {
    if (proof.until === null || proof.until >= today || !person.random.chance(chances.endedProofsRenewed))
      continue;
    const insured = {
      body: 'MAF',
      number: 'P-78',
      domains: 'Conception',
      territory: 'France métropolitaine',
    };
    const { body } = await simulation.call(proofRoutes.change, {
      by: person,
      params: { id, proofId: proof.id },
      body:
        proof.kind === 'vigilance'
          ? { kind: proof.kind, date: today, number: 'B2C3D4E5' }
          : { kind: proof.kind, ...insured, from: today, to: addDays(today, 365) },
    });
    if (body) proof.until = body.until;
  }
}

async function answerReveals(simulation: Simulation, person: Person): Promise<void> {
  const { body } = await simulation.call(revealRoutes.list, { by: person, query: {} });
  for (const { id, company, state } of body ?? []) {
    const firm = company.id === null ? undefined : simulation.known.get(company.id);
    if (state !== 'waiting' || !firm) continue;
    const isGranted = person.random.chance(chances.revealsGranted);
    if (isGranted) simulation.watch.tell(person, firm);
    const answer = isGranted ? 'reveal' : 'decline';
    await simulation.call(revealRoutes.answer, {
      by: person,
      params: { id },
      body: { answer },
      mayBe: ['reveal_answered'],
    });
  }
}
