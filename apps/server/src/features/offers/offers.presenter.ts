import { ruleNames } from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import { usualHoursPerWeek } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type {
  FullOffer,
  JobOffer,
  Offer,
  OwnOffer,
  RestrictedOffer,
} from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { writeInstant } from '../../core/clock/write-instant.ts';
import type { AnswerRecord, ApplicationCounts } from '../applications/index.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import { presentFacets } from '../vocabulary/index.ts';
import type { OfferRow, RestrictedOfferRow } from './offers.repository.ts';

/** What a response says of an offer besides its row. */
export interface OfferContext {
  /** The day in Europe/Paris. */
  readonly today: string;
  readonly answerRecord: AnswerRecord | null;
  /** For a viewer who may apply to it: whether they have. */
  readonly applied?: boolean;
}

/** An offer as the signed-out see it. */
export function presentRestrictedOffer(row: RestrictedOfferRow): RestrictedOffer {
  return {
    id: row.id,
    titre: row.title,
    remote: row.is_remote ? 1 : 0,
    lieu: row.location,
    createdAt: writeInstant(row.created_at),
    restricted: true,
  };
}

/** An offer as the signed-in see it, a job as everybody does. */
export function presentOffer(row: OfferRow, surroundings: OfferContext): FullOffer {
  const common = presentCommon(row, surroundings);
  return row.kind === 'mission'
    ? { ...common, kind: row.kind, ...missionFields(row) }
    : { ...common, kind: row.kind, ...jobFields(row) };
}

/** The database holds that a mission has a budget, and a job what it is typed here to have. */
function missionFields(row: OfferRow): Pick<Offer, 'budget' | 'duree' | 'urgent'> {
  return { budget: row.budget ?? 0, duree: row.duration, urgent: row.is_urgent };
}

type JobField = Exclude<keyof JobOffer, keyof Offer>;
function jobFields(row: OfferRow): Pick<JobOffer, JobField> {
  return {
    salaryMin: row.salary_min ?? 0,
    salaryMax: row.salary_max ?? 0,
    salaryPeriod: row.salary_period ?? 'year',
    startDate: row.start_date,
    months: row.months,
    hoursPerWeek: row.hours_per_week ?? usualHoursPerWeek,
    remoteDays: row.remote_days ?? 0,
    benefits: row.benefits,
    tutor: row.tutor,
  };
}

function presentCommon(row: OfferRow, { today, answerRecord, applied }: OfferContext) {
  return {
    id: row.id,
    entreprise_id: row.company_id,
    entreprise_user_id: row.user_id,
    companyName: row.company_name,
    companyLogo: fileUrlOrNull(row.logo_file_id),
    titre: row.title,
    description: row.description,
    requirements: row.requirements,
    lieu: row.location,
    remote: row.is_remote ? 1 : 0,
    deadline: row.deadline,
    status: offerStatusOn(row.status, row.deadline, today),
    highlighted: row.is_highlighted,
    createdAt: writeInstant(row.created_at),
    ...(applied !== undefined && { applied }),
    answerRecord,
    ...presentFacets(row),
  };
}

/** Without those that this release has no rule of. */
const knownRules = (rules: readonly string[]) => ruleNames.filter((rule) => rules.includes(rule));

/** An offer as its own company sees it; without counts, nobody applied. */
export function presentOwnOffer(
  row: OfferRow,
  surroundings: OfferContext,
  { received, unseen, waiting }: ApplicationCounts = { received: 0, unseen: 0, waiting: 0 },
): OwnOffer {
  return {
    ...presentOffer(row, surroundings),
    read: knownRules(row.read_rules),
    applicationCount: received,
    unseenCount: unseen,
    waitingCount: waiting,
  };
}
