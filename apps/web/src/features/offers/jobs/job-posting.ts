import { parisEndOfDay } from '@mitoyen/contract/core/paris-end-of-day.ts';
import { mostRemoteDays, usualHoursPerWeek } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { Place } from '@mitoyen/contract/features/places/places.schemas.ts';
import type { Thing } from '../../../core/pages/structured-data.tsx';
import { paths } from '../../../paths.ts';

const htmlNames: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => htmlNames[sign] ?? sign);

/** Description and requirements, as the HTML that search engines ask for. */
function descriptionOf({ description, requirements }: JobOffer): string {
  const paragraphs = description.split(/\n+/).filter((line) => line.trim() !== '');
  const items = requirements.map((requirement) => `<li>${asHtml(requirement)}</li>`).join('');
  const text = paragraphs.map((line) => `<p>${asHtml(line)}</p>`).join('');
  return items === '' ? text : `${text}<ul>${items}</ul>`;
}

/** Google's words for what a contract is: an apprenticeship and an MSP are employments that end. */
function employmentType({ kind, hoursPerWeek }: JobOffer): readonly string[] {
  if (kind === 'stage') return ['INTERN'];
  const time = hoursPerWeek < usualHoursPerWeek ? 'PART_TIME' : 'FULL_TIME';
  return kind === 'cdi' ? [time] : ['TEMPORARY', time];
}

/** Where the job is; a town of several postal codes has none, as nobody said in which part of it. */
function locationOf({ lieu, remoteDays }: JobOffer, place: Place | null): Thing {
  if (remoteDays === mostRemoteDays) {
    const country = { '@type': 'Country', name: 'France' };
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country };
  }
  const region = place && [place, ...place.parents].find(({ kind }) => kind === 'region');
  const [postalCode, ...others] = place?.postalCodes ?? [];
  const address = {
    '@type': 'PostalAddress',
    ...(lieu !== null && { addressLocality: lieu }),
    ...(region && { addressRegion: region.name }),
    ...(postalCode && others.length === 0 && { postalCode }),
    addressCountry: 'FR',
  };
  return { jobLocation: { '@type': 'Place', address } };
}

/**
 * An open job as search engines list it, with the place of its code; nothing once it is closed, which they must forget.
 * Source: schema.org/JobPosting, developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
export function jobPosting(job: JobOffer, place: Place | null, siteUrl: string): readonly Thing[] {
  if (job.status !== 'open') return [];
  const url = siteUrl + paths.offer(job.id);
  const company = siteUrl + paths.company(job.entreprise_id);
  return [
    {
      '@type': 'JobPosting',
      '@id': `${url}#poste`,
      url,
      title: job.titre,
      description: descriptionOf(job),
      identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.id },
      datePosted: job.createdAt,
      validThrough: parisEndOfDay(job.deadline),
      employmentType: employmentType(job),
      directApply: true,
      hiringOrganization: {
        '@type': 'Organization',
        '@id': `${company}#entreprise`,
        name: job.companyName,
        url: company,
        ...(job.companyLogo && { logo: new URL(job.companyLogo, siteUrl).href }),
      },
      ...locationOf(job, place),
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.salaryMin,
          maxValue: job.salaryMax,
          unitText: job.salaryPeriod === 'year' ? 'YEAR' : 'MONTH',
        },
      },
      workHours: `${job.hoursPerWeek} h par semaine`,
      ...(job.startDate && { jobStartDate: job.startDate }),
      ...(job.benefits && { jobBenefits: job.benefits }),
    },
  ];
}
