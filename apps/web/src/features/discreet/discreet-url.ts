import { jobseekerAvailabilities } from '@mitoyen/contract/core/availability.ts';
import { experienceBands } from '@mitoyen/contract/features/discreet/bands.rules.ts';
import type { DiscreetFilters } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { readText } from '../../core/pages/read-address.ts';

const mostCodes = 20;
const isCode = (code: string) => /^[\w-]{1,40}$/.test(code);

function readCodes(params: URLSearchParams, name: string): string[] {
  return [...new Set(params.getAll(name))].filter(isCode).slice(0, mostCodes);
}

function readSalary(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/** Reads an address that anybody may have typed: what makes no sense counts as not asked. */
export function parseDiscreetFilters(params: URLSearchParams): DiscreetFilters {
  const asked = (name: string) => params.getAll(name);
  return {
    trade: readCodes(params, 'trade'),
    place: readText(params, 'place', 20),
    experience: experienceBands.filter((band) => asked('experience').includes(band)),
    software: readCodes(params, 'software'),
    phase: readCodes(params, 'phase'),
    availability: jobseekerAvailabilities.filter((one) => asked('availability').includes(one)),
    minSalary: readSalary(params.get('minSalary')),
    maxSalary: readSalary(params.get('maxSalary')),
  };
}

export const noDiscreetFilters = parseDiscreetFilters(new URLSearchParams());

/** The page's query, and the call's; what was not asked is left out of it. */
export function discreetSearchParams(filters: DiscreetFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const item of [value].flat())
      if (item !== undefined && item !== '') params.append(name, String(item));
  }
  return params;
}

/** How many kinds of filters are in use. */
export const activeDiscreetFilters = (filters: DiscreetFilters): number =>
  new Set(discreetSearchParams(filters).keys()).size;
