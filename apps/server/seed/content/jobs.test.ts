import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { jobApplicationBody } from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { jobBody } from '@mitoyen/contract/features/offers/job-body.schemas.ts';
import { jobKinds, needsCoverLetter } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { freeOfferLimit } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { understand } from '@mitoyen/contract/features/vocabulary/understand.ts';
import { vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { createDemoJobApplications } from './job-applications.ts';
import { createDemoJobs } from './jobs.ts';
import { createDemoJobseekers } from './jobseekers.ts';
import { createDemoOffers } from './offers.ts';

const jobs = createDemoJobs();
const jobseekers = createDemoJobseekers();
const applications = createDemoJobApplications(jobs, jobseekers);

describe('the demonstration’s jobs', () => {
  it('are forty, of every kind, in several towns, each called otherwise, and within the ten of their company', () => {
    expect(jobs).toHaveLength(40);
    expect(new Set(jobs.map(({ title }) => title)).size).toBe(40);
    expect(new Set(jobs.map(({ kind }) => kind))).toEqual(new Set(jobKinds));
    expect(new Set(jobs.map(({ place }) => place)).size).toBeGreaterThan(9);
    expect(jobs.filter(({ status }) => status === 'open').length).toBeGreaterThan(30);
    const published = [...createDemoOffers(), ...jobs];
    for (let company = 0; company < 12; company += 1)
      expect(published.filter((one) => one.company === company).length).toBeLessThan(freeOfferLimit);
    // its account is there to be tried
    expect(published.filter(({ company }) => company === 0).length).toBeLessThan(freeOfferLimit - 3);
  });

  it('are such as the form would take', () => {
    for (const job of jobs) {
      const [salaryMin, salaryMax] = job.salary;
      const body = {
        ...{ kind: job.kind, titre: job.title, description: job.description },
        ...{ requirements: job.requirements, lieu: job.place, placeCode: 'c69123' },
        ...{ salaryMin, salaryMax, months: job.months, remoteDays: job.remoteDays },
        ...{ benefits: job.benefits, tutor: job.tutor },
        deadline: addDays(parisDay(new Date()), job.deadlineInDays),
      };
      expect(jobBody.safeParse(body).error?.issues, job.title).toBeUndefined();
      expect(job.deadlineInDays < 0).toBe(job.status === 'expired');
      expect(job.deadlineInDays).toBeGreaterThan(-job.publishedDaysAgo);
    }
  });
});

describe('the demonstration’s applications to jobs', () => {
  it('are of several job seekers, once for each job, some answered', () => {
    const pairs = applications.map(({ job, jobseeker }) => `${job}/${jobseeker}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(applications.length).toBeGreaterThan(40);
    const own = applications.filter(({ jobseeker }) => jobseeker === 0);
    expect(new Set(own.map(({ status }) => status)).size).toBeGreaterThan(3);
  });

  it('are to posts of one’s trade', () => {
    for (const { job, jobseeker } of applications.filter((one) => one.jobseeker > 0)) {
      const { finds } = understand(jobseekers[jobseeker]?.title ?? '', [], vocabulary);
      const trades = finds.flatMap((find) => (find.kind === 'trade' ? [find.code] : []));
      expect(trades.filter((trade) => jobs[job]?.trades.includes(trade))).not.toEqual([]);
    }
    const own = applications.flatMap(({ job, jobseeker }) => (jobseeker === 0 ? [jobs[job]?.title] : []));
    for (const title of own) expect(title).toMatch(/dessinateur|BIM/iu);
  });

  it('are such as the form would take', () => {
    for (const { job, letter } of applications) {
      expect(jobApplicationBody.safeParse({ jobId: 'a', coverLetter: letter }).success).toBe(true);
      expect(letter === '').toBe(!needsCoverLetter(jobs[job]?.kind ?? 'cdi'));
      expect(letter).not.toMatch(/undefined/u);
    }
  });

  it('to what is closed by its company are all answered or taken back', () => {
    for (const { job, status } of applications)
      if (jobs[job]?.status === 'filled' || jobs[job]?.status === 'cancelled')
        expect(['accepted', 'rejected', 'withdrawn']).toContain(status);
  });
});
