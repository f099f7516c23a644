import type { APIRequestContext, Page } from '@playwright/test';
import { companyRoutes } from '../../packages/contract/src/features/companies/companies.contract.ts';
import { contactRoutes } from '../../packages/contract/src/features/conversations/contacts.contract.ts';
import { freelanceRoutes } from '../../packages/contract/src/features/freelances/freelances.contract.ts';
import { maxHourlyRateEuros } from '../../packages/contract/src/features/freelances/freelances.schemas.ts';
import { offerRoutes } from '../../packages/contract/src/features/offers/offers.contract.ts';
import { maxBudgetEurosPerDay } from '../../packages/contract/src/features/offers/offers.schemas.ts';
import { makeCompany, makeFreelance } from './accounts.ts';
import { callRoute } from './api.ts';

// What people may write at its widest, so that no layout rests on the words that a demonstration happens to have.

export const longWord = 'Architecture-constructions-anticonstitutionnellement';
const longName = 'Marie-Antoinette Vandenbroucke-Delahaye';

/** The paths of pages whose words and figures are as wide as the rules allow. */
export async function widestPages(request: APIRequestContext): Promise<string[]> {
  const wide = {
    title: longWord,
    specialization: longWord,
    location: 'Saint-Remy-en-Bouzemont-Saint-Genest',
  };
  const freelance = await makeFreelance(request, {
    name: longName,
    profile: { ...wide, skills: [longWord, longWord], hourlyRate: maxHourlyRateEuros },
    portfolio: [{ title: longWord, image: null, url: `https://exemple.fr/${longWord.repeat(3)}` }],
  });
  const company = await makeCompany(request, {
    name: longName,
    profile: { registrationCity: wide.location },
  });
  const offer = {
    ...{ entreprise_id: company.id, titre: longWord },
    // what visitors may not read must not stand in the title that they may
    ...{ description: `Réhabilitation d’une ${longWord}`, requirements: [`Non-${longWord}`] },
    ...{
      budget: maxBudgetEurosPerDay,
      duree: longWord,
      lieu: wide.location,
      remote: 1,
      deadline: '2999-09-30',
    },
  };
  const { id } = await callRoute(request, offerRoutes.publish, { body: offer }, company.token);
  const profile = await callRoute(
    request,
    freelanceRoutes.getByUser,
    { params: { userId: freelance.id } },
    freelance.token,
  );
  const firm = await callRoute(
    request,
    companyRoutes.getByUser,
    { params: { userId: company.id } },
    company.token,
  );
  return [
    `/freelancers?search=${longWord}`,
    `/freelancer/${profile.id}`,
    ...profile.portfolio.map((item) => `/portfolio/item/${item.id}`),
    `/entreprise/${firm.id}`,
    `/jobs/${id}`,
    `/signaler/offer/${id}`,
  ];
}

/** What a page says to those who know its author, once `knowEverybody`. */
export const widestMemory = 'Vous a écrit le 30 septembre 2024';

/** Everybody has written, on the day whose words are the longest: what a page says of it depends on no hour. */
export async function knowEverybody(page: Page): Promise<void> {
  await page.route(`**${contactRoutes.list.path}?**`, (route) => {
    const asked = new URL(route.request().url()).searchParams.getAll('with').flatMap((ids) => ids.split(','));
    const json = asked.map((id) => ({
      with: id.toLowerCase(),
      conversationId: '00000000-0000-4000-8000-000000000000',
      lastMessageAt: '2024-09-30T10:00:00.000Z',
      isLastMine: false,
      isBlocked: false,
    }));
    return route.fulfill({ json });
  });
}
