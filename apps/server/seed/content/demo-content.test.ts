import { passwordRuleMessage } from '@mitoyen/contract/core/field-schemas.ts';
import { createUserBody } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { companyProfileBody } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { contactMessageBody } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { freelanceProfileBody } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { jobseekerProfileBody } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { portfolioEntrySchema } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import parsePhoneNumber from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { initialCompanies } from '../../../sandbox/src/registry/companies.ts';
import { createDemoCompanies } from './companies.ts';
import { demoConversations } from './conversations.ts';
import { createCvPdf } from './cv-pdf.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { createDemoFreelances } from './freelances.ts';
import { createDemoJobseekers } from './jobseekers.ts';
import { createLoadProfiles } from './load-profiles.ts';

const freelances = createDemoFreelances();
const jobseekers = createDemoJobseekers();
const companies = createDemoCompanies();
const image = '/files/01890000-0000-7000-8000-000000000000';
const account = { password: demoPassword, username: '', email: '', role: 'freelance' };
const sentences = (text: string) => text.match(/[.!?](\s|$)/gu)?.length ?? 0;

/** The messages of what a schema refuses: an empty list when it takes everything. */
function refusals(
  schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
  value: unknown,
) {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

describe('the demonstration', () => {
  it('has sixty freelances, forty job seekers and twelve companies, each with an address of its own', () => {
    const emails = [...freelances, ...jobseekers, ...companies].map(({ email }) => email);
    expect([freelances.length, jobseekers.length, companies.length]).toEqual([60, 40, 12]);
    expect(new Set(emails).size).toBe(112);
    expect(freelances[0]).toMatchObject(demoAccounts.freelance);
    expect(jobseekers[0]).toMatchObject(demoAccounts.jobseeker);
    expect(companies[0]?.email).toBe(demoAccounts.entreprise.email);
  });

  it('is made of records which the product would take from its own forms', () => {
    for (const { fullName, email, portfolio, hourlyRateEuros, ...profile } of freelances) {
      expect(refusals(createUserBody, { ...account, username: fullName, email }), fullName).toEqual([]);
      const body = { ...profile, hourlyRate: hourlyRateEuros, avatar: image };
      expect(refusals(freelanceProfileBody, body), `${fullName} ${profile.title}`).toEqual([]);
      for (const { title, description, url, facts, pictures } of portfolio) {
        const told = facts && { ...facts, surfaceSquareMetres: facts.area };
        const entry = { title, description, url, image: pictures.length > 0 ? image : null, ...told };
        expect(refusals(portfolioEntrySchema, entry), `${fullName} ${title}`).toEqual([]);
      }
    }
    for (const { fullName, email, expectedSalaryEuros, ...profile } of jobseekers) {
      expect(refusals(createUserBody, { ...account, username: fullName, email }), fullName).toEqual([]);
      const body = { ...profile, expectedSalary: expectedSalaryEuros, avatar: image, cv: image };
      expect(refusals(jobseekerProfileBody, body), fullName).toEqual([]);
      expect(parsePhoneNumber(profile.phone)?.isPossible(), profile.phone).toBe(true);
    }
    for (const { contactName, email, town, ...company } of companies) {
      expect(refusals(createUserBody, { ...account, username: contactName, email }), contactName).toEqual([]);
      const body = { ...company, registrationCity: town, logo: image };
      expect(refusals(companyProfileBody, body), company.name).toEqual([]);
    }
  });

  it('has a password which the rule takes', () => {
    const weak = { ...account, username: 'Camille Durand', email: 'a@b.fr', password: 'mitoyen' };
    expect(refusals(createUserBody, weak)).toEqual([passwordRuleMessage]);
    expect(refusals(createUserBody, { ...weak, password: demoPassword })).toEqual([]);
  });

  it('uses numbers and names which the sandbox’s registry knows', () => {
    const known = new Map(
      initialCompanies()
        .filter(({ isActive, isPublic }) => isActive && isPublic)
        .flatMap(({ name, establishments }) => establishments.map(({ siret }) => [siret, name] as const)),
    );
    for (const { siret, name } of companies) expect(known.get(siret)).toBe(name);
    for (const { siret, fullName } of freelances) expect(known.has(siret), fullName).toBe(true);
    expect(new Set([...freelances, ...companies].map(({ siret }) => siret)).size).toBe(72);
  });

  it('shows the range of what people ask for', () => {
    const rates = freelances.map(({ hourlyRateEuros }) => hourlyRateEuros);
    const salaries = jobseekers.map(({ expectedSalaryEuros }) => expectedSalaryEuros);
    expect(Math.min(...rates)).toBeGreaterThanOrEqual(28);
    expect(Math.max(...rates)).toBeLessThanOrEqual(120);
    expect(Math.max(...rates) - Math.min(...rates)).toBeGreaterThan(50);
    expect(Math.min(...salaries)).toBeGreaterThanOrEqual(24_000);
    expect(Math.max(...salaries)).toBeLessThanOrEqual(70_000);
    expect(new Set(jobseekers.map(({ availability }) => availability)).size).toBe(4);
    expect(new Set(freelances.map(({ availability }) => availability)).size).toBe(2);
    expect(new Set(freelances.map(({ title }) => title)).size).toBeGreaterThan(15);
    expect(freelances.some(({ portfolio }) => portfolio.some(({ pictures }) => pictures.length === 0))).toBe(
      true,
    );
    const links = JSON.stringify([freelances, jobseekers, companies]).match(/https?:[^"\s]+/g) ?? [];
    expect(links.length).toBeGreaterThan(10);
    // reserved for examples by RFC 2606: nobody can register it
    expect(links.filter((link) => new URL(link).hostname !== 'www.example.com')).toEqual([]);
    expect(freelances.every(({ portfolio }) => portfolio.length >= 2 && portfolio.length <= 6)).toBe(true);
  });

  it('describes everybody in three to seven sentences, hardly ever in the same ones', () => {
    const texts = [...freelances, ...jobseekers].map(({ description }) => description);
    for (const text of texts) {
      expect(sentences(text), text).toBeGreaterThanOrEqual(3);
      expect(sentences(text), text).toBeLessThanOrEqual(7);
      expect(text).not.toContain('{');
    }
    expect(new Set(texts).size).toBeGreaterThan(96);
  });

  it('has ten threads between people who exist, which their forms would take', () => {
    expect(demoConversations).toHaveLength(10);
    for (const { company, professional, subject, messages } of demoConversations) {
      expect(companies[company]).toBeDefined();
      expect((professional.kind === 'freelance' ? freelances : jobseekers)[professional.rank]).toBeDefined();
      expect(messages.length).toBeGreaterThanOrEqual(2);
      expect(messages.length).toBeLessThanOrEqual(8);
      for (const { text } of messages) {
        const body = { senderId: 'a', receiverId: 'b', subject, content: text };
        expect(refusals(contactMessageBody, body)).toEqual([]);
      }
    }
  });

  it('is the same each time', () => {
    expect(createDemoFreelances()).toEqual(freelances);
    expect(createDemoJobseekers()).toEqual(jobseekers);
  });
});

describe('createCvPdf', () => {
  it('writes a PDF whose table points at its objects', () => {
    for (const jobseeker of jobseekers) {
      const file = createCvPdf(jobseeker).toString('latin1');
      expect(file.startsWith('%PDF-1.4\n')).toBe(true);
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(file)?.[1]);
      expect(file.slice(table, table + 4)).toBe('xref');
      [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gmu)].forEach(([, offset], index) => {
        expect(file.slice(Number(offset)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
      });
      const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/u.exec(file) ?? [];
      expect(content?.length).toBe(Number(length));
    }
  });
});

describe('createLoadProfiles', () => {
  it('yields as many different people as asked for, whom the product would take', () => {
    const profiles = [...createLoadProfiles(2000)];
    expect(new Set(profiles.map(({ email }) => email)).size).toBe(2000);
    expect(new Set(profiles.map(({ fullName }) => fullName)).size).toBeGreaterThan(1200);
    expect(profiles.filter(({ kind }) => kind === 'jobseeker')).toHaveLength(500);
    for (const profile of profiles.slice(0, 200)) {
      const body =
        profile.kind === 'freelance'
          ? refusals(freelanceProfileBody, {
              ...profile,
              hourlyRate: profile.hourlyRateEuros,
              siret: freelances[0]?.siret,
            })
          : refusals(jobseekerProfileBody, { ...profile, expectedSalary: profile.expectedSalaryEuros });
      expect(body, profile.title).toEqual([]);
    }
  });
});
