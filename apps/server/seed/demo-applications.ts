import {
  type ApplicationStatus,
  closingText,
  isAnswer,
  reminderAfterDays,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import type { NewRow } from '../src/core/db/schema.ts';
import { newId } from '../src/core/ids/new-id.ts';
import type { DemoApplication } from './content/applications.ts';
import type { DemoJobApplication } from './content/job-applications.ts';
import { createRandom } from './content/random.ts';
import type { DemoRows } from './demo-rows.ts';

export interface ApplicationRows {
  readonly applications: NewRow<'applications'>[];
  readonly events: NewRow<'application_events'>[];
}

/** What an application went through to stand where it does. */
const ways: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  sent: ['sent'],
  seen: ['sent', 'seen'],
  shortlisted: ['sent', 'seen', 'shortlisted'],
  accepted: ['sent', 'seen', 'shortlisted', 'accepted'],
  rejected: ['sent', 'seen', 'rejected'],
  withdrawn: ['sent', 'seen', 'withdrawn'],
};

/** The rows of the demonstration's applications, each between its offer's first day and its last. */
export function createApplicationRows(
  applications: readonly DemoApplication[],
  offers: readonly NewRow<'offers'>[],
  { freelances, portfolioItems }: Pick<DemoRows, 'freelances' | 'portfolioItems'>,
  now: Date,
): ApplicationRows {
  const rows: ApplicationRows = { applications: [], events: [] };
  const projectIds = new Map(
    portfolioItems.map((item) => [`${item.freelance_id}/${item.position}`, item.id]),
  );
  for (const application of applications) {
    const offer = offers[application.offer];
    const freelance = freelances[application.freelance];
    if (!offer || !freelance) throw new RangeError('an application between nobody and nothing');
    const drawnBy = `sent/${application.offer}/${application.freelance}`;
    const shown = application.shownProjects.map((place) => projectIds.get(`${freelance.id}/${place}`) ?? '');
    const applicant = { freelance_id: freelance.id, project_ids: shown };
    addApplication(rows, application, { offer, applicant, drawnBy, now });
  }
  return rows;
}

/** The same of job seekers to jobs. */
export function createJobApplicationRows(
  applications: readonly DemoJobApplication[],
  jobs: readonly NewRow<'offers'>[],
  { jobseekers }: Pick<DemoRows, 'jobseekers'>,
  now: Date,
): ApplicationRows {
  const rows: ApplicationRows = { applications: [], events: [] };
  for (const application of applications) {
    const offer = jobs[application.job];
    const jobseeker = jobseekers[application.jobseeker];
    if (!offer || !jobseeker) throw new RangeError('an application between nobody and nothing');
    const drawnBy = `sent to job/${application.job}/${application.jobseeker}`;
    addApplication(rows, application, { offer, applicant: { jobseeker_id: jobseeker.id }, drawnBy, now });
  }
  return rows;
}

interface Parties {
  readonly offer: NewRow<'offers'>;
  readonly applicant:
    | { readonly freelance_id: string; readonly project_ids: string[] }
    | { readonly jobseeker_id: string };
  /** What the instants are drawn by. */
  readonly drawnBy: string;
  readonly now: Date;
}

type Sent = Pick<DemoApplication, 'status' | 'letter'> & Partial<Pick<DemoApplication, 'rateEurosPerDay'>>;

function addApplication(rows: ApplicationRows, application: Sent, parties: Parties): void {
  const { offer, applicant, drawnBy, now } = parties;
  const { status, letter, rateEurosPerDay = null } = application;
  const id = newId();
  const way = ways[status];
  const start = toMs(offer.created_at);
  const end = offer.closed_at ? toMs(offer.closed_at) : now.getTime();
  const firstPart = createRandom(drawnBy).between(0.05, 0.45);
  const sentMs = start + (end - start) * firstPart;
  const instants = way.map((_, step) => new Date(Math.floor(sentMs + ((end - sentMs) * step) / way.length)));
  const reason = status !== 'rejected' || offer.status === 'cancelled' ? null : 'other';
  const isRemindable = status === 'sent' && now.getTime() - sentMs > (reminderAfterDays + 1) * 86_400_000;
  rows.applications.push({
    id,
    offer_id: offer.id,
    company_id: offer.company_id,
    ...applicant,
    cover_letter: letter,
    proposed_rate: rateEurosPerDay,
    status,
    reason,
    reminded_at: isRemindable ? new Date(sentMs + (reminderAfterDays + 0.5) * 86_400_000) : null,
    answered_at: instants[way.findIndex(isAnswer)] ?? null,
    created_at: new Date(Math.floor(sentMs)),
  });
  way.forEach((step, index) => {
    const at = instants[index] ?? now;
    rows.events.push({ id: newId(), application_id: id, status: step, message: messageOf(step, offer), at });
  });
}

/** What the company said with a step. */
function messageOf(step: ApplicationStatus, { status, kind = 'mission' }: NewRow<'offers'>): string | null {
  if (step === 'rejected') return closingText(status === 'cancelled' ? 'cancelled' : 'filled', kind);
  if (step === 'shortlisted')
    return 'Votre candidature nous intéresse\u00a0: pouvons-nous en parler cette semaine\u202f?';
  if (step === 'accepted')
    return 'Nous serions heureux de travailler avec vous. Voyons ensemble la date de début.';
  return null;
}

const toMs = (value: Date | string) => new Date(value).getTime();
