import type { APIRequestContext, Page } from '@playwright/test';
import { accountRoutes } from '../../packages/contract/src/features/accounts/accounts.contract.ts';
import { offerRoutes } from '../../packages/contract/src/features/offers/offers.contract.ts';
import { uploadRoutes } from '../../packages/contract/src/features/uploads/uploads.contract.ts';
import { makeCompany, makeFreelance, makeJobseeker } from './accounts.ts';
import { callRoute, uploadFile } from './api.ts';
import { contact, newPerson, type Person } from './conversations.ts';
import { pngImage, smallPdf } from './files.ts';
import { answerThroughApi, applyThroughApi, publishThroughApi } from './missions.ts';
import { newEmail, newPassword, newPhone, signIn } from './people.ts';

// People whose own space holds something, or nothing, to be looked at. Each function returns the person
// signed in.

async function enter(page: Page, person: Person): Promise<Person> {
  await signIn(page, person.email, newPassword);
  return person;
}

/** A company with an offer that closed and one that got applications, each at another point. */
async function recruit(request: APIRequestContext): Promise<{ company: Person; applicant: Person }> {
  const company = await makeCompany(request);
  const applicant = await makeFreelance(request);
  const late = await makeFreelance(request, { name: 'Yann Kermarrec' });
  const [open, other, closed] = [
    await publishThroughApi(request, company, 'Relevé du lavoir'),
    await publishThroughApi(request, company, 'Plans d’une halle'),
    await publishThroughApi(request, company, 'Métré d’une école'),
  ];
  const shortlisted = await applyThroughApi(request, applicant, open);
  const rejected = await applyThroughApi(request, applicant, other);
  await applyThroughApi(request, late, open);
  const message = 'Votre portfolio nous plaît.';
  await answerThroughApi(request, company, shortlisted, { status: 'shortlisted', message });
  await answerThroughApi(request, company, rejected, {
    ...{ status: 'rejected', reason: 'profile', message: 'Nous cherchions une autre expérience.' },
  });
  const close = { params: { id: closed }, body: { status: 'filled' as const } };
  await callRoute(request, offerRoutes.close, close, company.token);
  await contact(request, company, applicant, { subject: 'Le lavoir', content: 'Êtes-vous libre en mai ?' });
  return { company, applicant };
}

/** A freelance with projects, applications at several points, and a message to read. */
export async function asBusyFreelance(page: Page): Promise<Person> {
  return enter(page, (await recruit(page.request)).applicant);
}

/** A company with offers in several states, applications and a conversation. */
export async function asBusyCompany(page: Page): Promise<Person> {
  return enter(page, (await recruit(page.request)).company);
}

/** A job seeker with a picture and a CV that a company has downloaded and written about. */
export async function asBusyJobseeker(page: Page): Promise<Person> {
  const { request } = page;
  const avatar = await uploadFile(request, uploadRoutes.avatar, await pngImage('portrait.png'));
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: smallPdf() };
  const cv = await uploadFile(request, uploadRoutes.cv, file);
  const jobseeker = await makeJobseeker(request, { phone: newPhone(), profile: { avatar, cv } });
  const company = await makeCompany(request);
  await request.get(cv, { headers: { authorization: `Bearer ${company.token}` } });
  await contact(request, company, jobseeker, { subject: 'Un poste', content: 'Êtes-vous libre en mai ?' });
  return enter(page, jobseeker);
}

/** A freelance with a profile and nothing else. */
export const asNewcomer = async (page: Page) =>
  enter(page, await makeFreelance(page.request, { portfolio: [] }));

/** A company with a profile and nothing else. */
export const asNewCompanyWithoutOffers = async (page: Page) => enter(page, await makeCompany(page.request));

/** A freelance who did not finish registering. */
export const asUnfinishedFreelance = async (page: Page) =>
  enter(page, await newPerson(page.request, 'Nora Petit', 'freelance'));

/** An account that has not chosen its type. */
export async function asNobodyYet(page: Page): Promise<Person> {
  const body = { email: newEmail('sans-role'), password: newPassword, name: 'Nora Petit' };
  const { user, token } = await callRoute(page.request, accountRoutes.register, { body });
  return enter(page, { id: user.id, name: body.name, email: body.email, token });
}
