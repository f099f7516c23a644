import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import type { JobOffer, Offer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { camille } from '../../core/session/session.fixture.ts';

/** An open offer, of a company whose account is another one's. */
export function offer(over: Partial<Offer> = {}): Offer {
  return {
    id: 'offer-1',
    kind: 'mission',
    entreprise_id: 'company-1',
    entreprise_user_id: 'user-awa',
    companyName: 'Atelier Canopée',
    companyLogo: null,
    titre: 'Surélévation en bois',
    description: 'Plans d’exécution au 1/50.',
    requirements: ['Revit', 'Références en bois'],
    budget: 420,
    duree: '3 mois',
    lieu: 'Lyon',
    remote: 1,
    deadline: '2999-12-31',
    status: 'open',
    highlighted: false,
    urgent: false,
    createdAt: '2026-03-09T10:00:00.000Z',
    answerRecord: null,
    placeCode: null,
    trades: [],
    phases: [],
    software: [],
    programmes: [],
    contexts: [],
    ...over,
  };
}

/** What the signed-out get of an offer. */
export function restrictedOffer(over: Partial<RestrictedOffer> = {}): RestrictedOffer {
  const { id, titre, remote, lieu, createdAt } = offer();
  return { id, titre, remote, lieu, createdAt, restricted: true, ...over };
}

/** An open job of that company. */
export function job(over: Partial<JobOffer> = {}): JobOffer {
  const { budget: _, duree: __, urgent: ___, ...common } = offer();
  return {
    ...common,
    id: 'job-1',
    kind: 'cdi',
    titre: 'Architecte en charge de projets',
    remote: 0,
    salaryMin: 38_000,
    salaryMax: 45_000,
    salaryPeriod: 'year',
    startDate: '2027-01-04',
    months: null,
    hoursPerWeek: 35,
    remoteDays: 2,
    placeCode: 'c69123',
    benefits: null,
    tutor: null,
    ...over,
  };
}

/** The application of the job seeker with Camille's account to that job. */
export function jobApplication(over: Partial<Application> = {}): Application {
  return application({
    jobId: 'job-1',
    job_id: 'job-1',
    job_title: 'Architecte en charge de projets',
    offerKind: 'cdi',
    applicantKind: 'jobseeker',
    applicantId: 'jobseeker-1',
    jobseekerId: 'jobseeker-1',
    freelancerId: null,
    freelancer_user_id: null,
    freelancer_name: null,
    proposedRate: null,
    cvUrl: '/files/01900000-0000-7000-8000-0000000000cf',
    ...over,
  });
}

/** Camille's application to that offer. */
export function application(over: Partial<Application> = {}): Application {
  const createdAt = '2026-03-09T10:00:00.000Z';
  return {
    id: 'application-1',
    jobId: 'offer-1',
    job_id: 'offer-1',
    job_title: 'Surélévation en bois',
    offerStatus: 'open',
    isOfferDeleted: false,
    companyName: 'Atelier Canopée',
    company_user_id: 'user-awa',
    offerKind: 'mission',
    applicantKind: 'freelance',
    applicantId: 'freelance-1',
    applicant_user_id: camille.user.id,
    applicantName: camille.user.username,
    applicantAvatar: null,
    jobseekerId: null,
    cvUrl: null,
    freelancerId: 'freelance-1',
    freelancer_user_id: camille.user.id,
    freelancer_name: camille.user.username,
    freelancerAvatar: null,
    coverLetter: 'Je dessine en bois depuis huit ans.',
    proposedRate: 350,
    status: 'sent',
    reason: null,
    history: [{ status: 'sent', at: createdAt, message: null }],
    remindedAt: null,
    projects: [],
    createdAt,
    ...over,
  };
}

/** What an application has only for the company that received it. */
export function receivedDetails(
  over: Partial<NonNullable<Application['received']>> = {},
): NonNullable<Application['received']> {
  return {
    isFavourite: false,
    title: 'Architecte DPLG',
    location: 'Lyon',
    experienceYears: 8,
    availability: 'Disponible',
    works: [],
    budget: 330,
    salary: null,
    expectedSalary: null,
    ...over,
  };
}

/** An application with what it is compared by. */
export function compared(
  one: Application = application({ received: receivedDetails() }),
  over: Partial<ComparedApplication> = {},
): ComparedApplication {
  return {
    application: one,
    skills: ['Revit', 'AutoCAD'],
    askedSkills: ['Revit'],
    software: [{ name: 'Revit expert', isAsked: true }],
    distanceKm: 12,
    travelKm: null,
    availableFrom: null,
    daysPerWeek: null,
    ...over,
  };
}
