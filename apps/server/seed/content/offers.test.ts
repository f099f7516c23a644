import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import {
  applicationStatuses,
  mostShownProjects,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { applicationBody } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { freeOfferLimit, urgentDays } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { offerBody } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { describe, expect, it } from 'vitest';
import { createDemoApplications } from './applications.ts';
import { createDemoFreelances } from './freelances.ts';
import { createDemoOffers } from './offers.ts';

const offers = createDemoOffers();
const freelances = createDemoFreelances();
const applications = createDemoApplications(offers, freelances);

describe('the demonstration’s offers', () => {
  it('are sixty, in every state that a company can bring about, each called otherwise', () => {
    expect(offers).toHaveLength(60);
    expect(new Set(offers.map(({ title }) => title)).size).toBe(60);
    expect(new Set(offers.map(({ status }) => status))).toEqual(
      new Set(['open', 'filled', 'cancelled', 'expired']),
    );
    for (let company = 0; company < 12; company += 1) {
      const own = offers.filter((offer) => offer.company === company);
      expect(own.length).toBeLessThanOrEqual(freeOfferLimit);
      expect(own.some(({ status }) => status === 'open')).toBe(true);
    }
  });

  it('are wanted within seven days where they say so, one for a reinforcement', () => {
    const urgent = offers.filter(({ isUrgent }) => isUrgent);
    expect(urgent.some(({ title }) => title.startsWith('Renfort'))).toBe(true);
    for (const { status, publishedDaysAgo, deadlineInDays } of urgent) {
      expect(status).toBe('open');
      expect(publishedDaysAgo + deadlineInDays).toBeLessThanOrEqual(urgentDays);
    }
  });

  it('are mostly open still a month after the first start', () => {
    const open = offers.filter(({ status }) => status === 'open');
    expect(open.filter(({ deadlineInDays }) => deadlineInDays > 30).length).toBeGreaterThan(open.length / 2);
  });

  it('are such as the form would take', () => {
    for (const offer of offers) {
      const { title: titre, description, requirements, budgetEurosPerDay: budget } = offer;
      const deadline = addDays(parisDay(new Date()), offer.deadlineInDays);
      const remote = offer.isRemote;
      const urgent = offer.isUrgent;
      const body = {
        titre,
        description,
        requirements,
        budget,
        deadline,
        remote,
        urgent,
        lieu: offer.place,
        duree: offer.duration,
      };
      expect(offerBody.safeParse(body).error?.issues, titre).toBeUndefined();
      expect(offer.deadlineInDays < 0).toBe(offer.status === 'expired');
      expect(offer.deadlineInDays).toBeGreaterThan(-offer.publishedDaysAgo);
    }
  });
});

describe('the demonstration’s applications', () => {
  it('are a hundred and fifty, in every state, once for each offer and freelance', () => {
    expect(applications).toHaveLength(150);
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
    expect(new Set(applications.map(({ offer, freelance }) => `${offer}/${freelance}`)).size).toBe(150);
  });

  it('show the account to try it with every state', () => {
    const own = applications.filter(({ freelance }) => freelance === 0);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(applicationStatuses));
  });

  it('are such as the form would take, and say something each', () => {
    for (const { letter, rateEurosPerDay } of applications) {
      const body = { jobId: 'a', coverLetter: letter, proposedRate: rateEurosPerDay };
      expect(applicationBody.safeParse(body).success).toBe(true);
      expect(letter).not.toMatch(/[{}]|undefined/u);
    }
  });

  it('show up to three projects with pictures, each once, of most applicants', () => {
    for (const { freelance, shownProjects } of applications) {
      expect(shownProjects.length).toBeLessThanOrEqual(mostShownProjects);
      expect(new Set(shownProjects).size).toBe(shownProjects.length);
      for (const place of shownProjects)
        expect(freelances[freelance]?.portfolio[place]?.pictures.length).toBeGreaterThan(0);
    }
    const counts = new Set(applications.map(({ shownProjects }) => shownProjects.length));
    expect(counts).toEqual(new Set([0, 1, 2, 3]));
    const choosing = applications.filter(({ shownProjects }) => shownProjects.length > 0);
    expect(choosing.length).toBeGreaterThan(applications.length / 2);
  });

  it('to a closed offer are all answered or taken back', () => {
    for (const { offer, status } of applications)
      if (offers[offer]?.status === 'filled' || offers[offer]?.status === 'cancelled')
        expect(['accepted', 'rejected', 'withdrawn']).toContain(status);
  });

  it('are the same each time', () => {
    expect(createDemoApplications(createDemoOffers(), createDemoFreelances())).toEqual(applications);
  });
});
