import type { ProfileCard } from '../directory/directory.schemas.ts';

/** How many of each the home page shows. */
export const shownCounts = { people: 6, projects: 5, offers: 3 } as const;

/** Job seekers among the people shown, where there are as many. */
const shownJobseekers = 2;

/**
 * Whom the home page shows among these, which come in an order of chance: with a portrait and, freelances, with
 * pictures of projects before those without; both kinds where there are both.
 */
export function choosePeople(cards: readonly ProfileCard[]): ProfileCard[] {
  const missing = (card: ProfileCard) =>
    Number(card.avatar === null) + Number(card.kind === 'freelance' && !card.works);
  const ranked = cards.toSorted((a, b) => missing(a) - missing(b));
  const jobseekers = ranked.filter(({ kind }) => kind === 'jobseeker').slice(0, shownJobseekers);
  const freelances = ranked
    .filter(({ kind }) => kind === 'freelance')
    .slice(0, shownCounts.people - jobseekers.length);
  const rest = ranked.filter((card) => !jobseekers.includes(card) && !freelances.includes(card));
  const chosen = new Set([...freelances, ...jobseekers, ...rest].slice(0, shownCounts.people));
  return cards.filter((card) => chosen.has(card));
}
