import type { Jobseeker } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Actions, Section } from '../../../ui/page.tsx';
import { careerTexts as texts } from './career.texts.ts';
import { type CareerList, careerLists } from './career-lists.ts';
import { careerViewTexts } from './career-view.texts.ts';
import { CareerListView } from './career-view.tsx';

/** One's own lists; where one is empty, what it would be for and the way to fill it. */
export function OwnCareer({ profile }: { profile: Pick<Jobseeker, CareerList> }) {
  return careerLists.map((list) =>
    profile[list].length > 0 ? (
      <CareerListView key={list} list={list} entries={profile[list]} />
    ) : (
      <Section key={list} title={careerViewTexts[list].heading}>
        <p>{texts[list].missing}</p>
        <Actions>
          <LinkButton to={`${paths.profileEdit()}#${list}`} icon="plus">
            {texts[list].add}
          </LinkButton>
        </Actions>
      </Section>
    ),
  );
}
