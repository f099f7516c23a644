import { salaryBandOf, silenceEnd } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type {
  AskedReveal,
  AskedState,
  DiscreetCard,
  Reveal,
} from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import type { Row } from '../../core/db/schema.ts';
import { placeOf, regionOf } from '../places/index.ts';
import type { DiscreetRow } from './discreet-list.repository.ts';
import { type HandleKey, handleOf } from './handles.ts';
import type { AskedRow, RevealRow } from './reveals.repository.ts';

/** A firm cannot tell a refusal from no answer. */
function askedState(state: Row<'reveals'>['state'], askedAt: Date, now: Date): AskedState {
  if (state === 'revealed') return 'revealed';
  return state === 'withdrawn' || now >= silenceEnd(askedAt) ? 'unanswered' : 'waiting';
}

function placeFor({ place, is_place_shared }: DiscreetRow): DiscreetCard['place'] {
  const code = place === null || is_place_shared ? place : regionOf(place);
  const known = code === null ? null : placeOf(code);
  return known && { code: known.code, name: known.name };
}

/** A discreet person as one firm sees them: bands, and an address for this firm alone. */
export function presentDiscreet(row: DiscreetRow, key: HandleKey, now: Date): DiscreetCard {
  const { asked_at: askedAt, asked_state: state } = row;
  return {
    handle: handleOf(key, row.discreet_key),
    trade: row.trade === '' ? null : row.trade,
    place: placeFor(row),
    experience: row.experience,
    software: row.software.toSorted(),
    phases: row.phases.toSorted(),
    availability: row.availability,
    salary: salaryBandOf(row.salary_min),
    request:
      askedAt && state ? { state: askedState(state, askedAt, now), askedAt: askedAt.toISOString() } : null,
    jobseekerId: row.jobseeker_id,
  };
}

/** A firm's own request. */
export function presentAsked(row: AskedRow, key: HandleKey, now: Date): AskedReveal {
  const state = askedState(row.state, row.asked_at, now);
  return {
    id: row.id,
    subject: row.subject,
    content: row.content,
    askedAt: row.asked_at.toISOString(),
    state,
    handle: row.shown_key && handleOf(key, row.shown_key),
    jobseekerId: row.jobseeker_id,
    conversationId: state === 'revealed' ? row.own_conversation_id : null,
  };
}

/** A firm's request as the person reads it. */
export function presentReveal(row: RevealRow): Reveal {
  return {
    id: row.id,
    company: {
      id: row.company_id,
      name: row.company_name,
      siren: row.siren,
      confirmation: row.confirmation,
    },
    subject: row.subject,
    content: row.content,
    askedAt: row.asked_at.toISOString(),
    state: row.state,
    answeredAt: row.answered_at?.toISOString() ?? null,
    conversationId: row.conversation_id,
  };
}
