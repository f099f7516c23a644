import { shownFirstName } from '@mitoyen/contract/core/first-name.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import { choosePeople, shownCounts } from '@mitoyen/contract/features/showcase/showcase.rules.ts';
import type { Showcase, ShownProject } from '@mitoyen/contract/features/showcase/showcase.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { CountCache } from '../../core/lists/list-cache.ts';
import { findCards, sampleProfiles } from '../directory/index.ts';
import { listOffers } from '../offers/index.ts';
import { fileUrl } from '../uploads/index.ts';
import { findFirstProjects, type ShownProjectRow } from './first-projects.repository.ts';

/** People among whom the day's are chosen. */
const drawn = 24;

/**
 * Some people, projects of some, and the newest offers as the signed-out read them. The people are drawn by the day in
 * Paris, so that the page can be kept and everyone has a turn.
 */
export async function showShowcase(
  context: AppContext,
  known: { readonly offers: CountCache },
): Promise<Showcase> {
  const seed = parisDay(context.clock.now()).replaceAll('-', '');
  const [people, offers] = await Promise.all([
    drawPeople(context, seed),
    listOffers(
      { ...context, counts: known.offers },
      { ...offerFilters.parse({}), limit: shownCounts.offers },
      null,
    ),
  ]);
  const authors = people.filter(({ works }) => works).map(({ id }) => id);
  const projects = await findFirstProjects(context.db, authors, shownCounts.projects);
  return {
    people: choosePeople(people),
    projects: projects.map(presentProject),
    offers: offers.items.filter((offer) => 'restricted' in offer),
  };
}

/** Draws among the profiles that may be suggested to everybody. */
async function drawPeople({ db }: AppContext, seed: string): Promise<ProfileCard[]> {
  return findCards(
    db,
    await sampleProfiles(db, { isSuggested: true, isForVisitor: true }, { seed, take: drawn }),
  );
}

function presentProject(row: ShownProjectRow): ShownProject {
  return {
    id: row.id,
    title: row.title,
    cover: {
      url: fileUrl(row.file_id),
      alt: row.alt_text,
      focusX: row.focus_x,
      focusY: row.focus_y,
      width: row.width,
      height: row.height,
    },
    firstName: shownFirstName(row.username, row.first_name),
    trade: row.trade,
  };
}
