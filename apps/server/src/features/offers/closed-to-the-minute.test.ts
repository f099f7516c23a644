import { addDays, parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { jobRoutes } from '@mitoyen/contract/features/offers/jobs.contract.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeJob, makeOffer } from '../../../test/builders/index.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { watchDeadlines } from './watch-deadlines.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function moveTo(instant: Date) {
  app.passTime({ seconds: (instant.getTime() - app.context.clock.now().getTime()) / 1000 });
}

/** The day in Paris as the system's own calendar has it, not as the product works it out. */
const dayInParis = (instant: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(instant);

const hourMs = 3_600_000;
const minuteMs = 60_000;
const days = 20;

/** Every sixth hour of these days, and every minute from two before midnight in Paris until two after it. */
function instantsFrom(day: string): Date[] {
  const start = Date.parse(`${day}T00:30:00Z`);
  const hours = Array.from({ length: days * 24 }, (_, hour) => new Date(start + hour * hourMs));
  const midnights = hours.flatMap((instant) => {
    const next = new Date(instant.getTime() + hourMs);
    if (dayInParis(instant) === dayInParis(next)) return [];
    // midnight in Paris is a whole hour in UTC
    const midnight = Math.ceil(instant.getTime() / hourMs) * hourMs;
    return [-2, -1, 0, 1, 2].map((minutes) => new Date(midnight + minutes * minuteMs));
  });
  const looked = hours.filter((_, hour) => hour % 6 === 0);
  return [...looked, ...midnights].sort((one, other) => one.getTime() - other.getTime());
}

const idsIn = (text: string) => [...text.matchAll(/\/jobs\/([0-9a-f-]{36})/gu)].map(([, id]) => id);
const sitemap = async (name: string) => idsIn((await app.server.inject(`/sitemaps/${name}.xml`)).body);

test.each([
  ['back, 25 October 2026', '2026-10-16'],
  ['forward, 28 March 2027', '2027-03-19'],
])(
  'over twenty days around the night when clocks go %s, no list and no sitemap holds what is closed, or lacks what is open',
  async (_, first) => {
    moveTo(new Date(`${first}T00:00:00Z`));
    const company = await makeCompany(app.context, { is_subscribed: true });
    const made = { emplois: new Map<string, string>(), offres: new Map<string, string>() };
    for (let day = 0; day < days; day += 1) {
      const deadline = addDays(first, day);
      made.emplois.set((await makeJob(app.context, { company, deadline })).id, deadline);
      made.offres.set((await makeOffer(app.context, { company, deadline })).id, deadline);
    }
    const lists = { emplois: jobRoutes.list, offres: offerRoutes.list };
    const wrong: string[] = [];
    for (const [step, instant] of instantsFrom(first).entries()) {
      moveTo(instant);
      const today = dayInParis(instant);
      expect(parisDay(instant)).toBe(today);
      for (const kind of ['emplois', 'offres'] as const) {
        const open = [...made[kind]].flatMap(([id, deadline]) => (deadline >= today ? id : [])).sort();
        const { body, headers } = await app.call(lists[kind], { query: { limit: 100 } as never });
        const listed = body.map(({ id }) => id).sort();
        const mapped = (await sitemap(kind)).sort();
        if (
          `${listed}` !== `${open}` ||
          `${mapped}` !== `${open}` ||
          headers['x-total-count'] !== `${open.length}`
        )
          wrong.push(
            `${kind} at ${instant.toISOString()}: ${listed.length}, ${mapped.length} of ${open.length}`,
          );
      }
      // the offer's own page stays, and says that it is closed
      for (const [id, deadline] of [...made.emplois].filter(([, day]) => addDays(day, 1) === today)) {
        const { body, headers } = await app.call(jobRoutes.get, { params: { id } });
        if (body.status !== 'expired' || headers['x-offer-status'] !== 'closed')
          wrong.push(`${id} of ${deadline}`);
      }
      // the job that writes it down comes when it comes
      if (step % 11 === 5) await watchDeadlines(app.context);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);
