import { correctCasing } from '@mitoyen/contract/core/casing.ts';
import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { noLevelText } from './cv-reading.texts.ts';
import type { FoundTown } from './find-town.ts';
import type { MarkedValues, Proposal } from './marks/read-marks.ts';
import type { ReadCv } from './rules/read-cv.ts';

/** What the forms of freelances and job seekers have alike of what is read. */
export interface PersonValues extends MarkedValues {
  title: string;
  experienceYears: string;
  location: string;
  placeCode: string;
  skills: string;
  software: readonly string[];
}

/** The level that is proposed where none is written, as where a program is added by hand. */
const usualLevel = 2;

/** What was read of a file. */
export interface ReadPerson {
  readonly cv: ReadCv;
  readonly town: FoundTown | null;
  readonly vocabulary: ReadableVocabulary;
}

/** Proposals for the fields of a person's form. */
export function personProposals({ cv, town, vocabulary }: ReadPerson): Proposal<PersonValues>[] {
  const nameOf = (code: string) => vocabulary.software.find((entry) => entry.code === code)?.name ?? code;
  const names = cv.software.map(({ code }) => nameOf(code));
  const withoutLevel = cv.software.filter(({ level }) => level === null).map(({ code }) => nameOf(code));
  const software = cv.software.map(({ code, level }) => `${code}:${level ?? usualLevel}`);
  const { title, years } = cv;
  return [
    ...(title === null
      ? []
      : [{ name: 'title', changes: { title: correctCasing(title, 'trade') } } as const]),
    ...(years === null
      ? []
      : [{ name: 'experienceYears', changes: { experienceYears: String(years) } } as const]),
    ...(town === null
      ? []
      : [
          {
            name: 'location',
            changes: { location: correctCasing(town.text, 'place'), placeCode: town.code },
          } as const,
        ]),
    { name: 'skills', changes: { skills: names.join(', ') } },
    {
      name: 'software',
      changes: { software },
      ...(withoutLevel.length > 0 && { detail: noLevelText(withoutLevel) }),
    },
  ];
}
