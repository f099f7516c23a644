import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { isUuid } from '@mitoyen/contract/core/ids.ts';
import type { ComparedApplication } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { comparedOffersMessage } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { citedSkills, readLevels, softwareName } from '@mitoyen/contract/features/matches/facet-reasons.ts';
import { sql } from 'kysely';
import type { AppContext } from '../../core/context/app-context.ts';
import { kmBetween } from '../places/index.ts';
import { presentMobility } from '../vocabulary/index.ts';
import { findCompanyId } from './application-list.repository.ts';
import { type ComparisonFacts, findComparisonFacts } from './comparison.repository.ts';
import { presentApplications } from './load-applications.ts';
import { shownRows } from './shown-applications.repository.ts';

/**
 * Applications to one offer that an account's company received, in the order asked for, with what they are compared by;
 * ids of others and of nothing are left out. @throws ApiError 400 about `id`.
 */
export async function compareApplications(
  context: AppContext,
  userId: string,
  asked: readonly string[],
): Promise<ComparedApplication[]> {
  const { db } = context;
  const companyId = await findCompanyId(db, userId);
  const ids = [...new Set(asked.filter(isUuid).map((id) => id.toLowerCase()))];
  if (companyId === null || ids.length === 0) return [];
  const rows = await shownRows(db, 'company')
    .where(sql<boolean>`applications.id = any(${ids}::uuid[])`)
    .where('applications.company_id', '=', companyId)
    .execute();
  if (new Set(rows.map(({ offer_id }) => offer_id)).size > 1) {
    throw fieldError('id', comparedOffersMessage);
  }
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const shown = rows.filter(({ is_applicant_suspended }) => !is_applicant_suspended);
  const [applications, facts] = await Promise.all([
    presentApplications(context, db, rows, 'company'),
    findComparisonFacts(
      db,
      shown.map(({ id }) => id),
    ),
  ]);
  return applications.map((application) => ({
    application,
    ...presentFacts(facts.get(application.id)),
  }));
}

const nothing = {
  skills: [],
  askedSkills: [],
  software: [],
  distanceKm: null,
  travelKm: null,
  availableFrom: null,
  daysPerWeek: null,
};

function presentFacts(facts: ComparisonFacts | undefined): Omit<ComparedApplication, 'application'> {
  if (!facts) return nothing;
  const { offer_place_code: offerPlace, place_code: place } = facts;
  return {
    skills: facts.skills,
    askedSkills: citedSkills(facts.skills, facts.requirements),
    software: presentSoftware(facts),
    distanceKm: offerPlace === null || place === null ? null : kmBetween(offerPlace, place),
    ...presentMobility(facts),
  };
}

function presentSoftware({ software, offer_software }: ComparisonFacts) {
  const asked = readLevels(offer_software);
  const known = software.map((item) => ({
    name: softwareName(item),
    isAsked: asked.has(item.split(':')[0] ?? item),
  }));
  return known.toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked));
}
