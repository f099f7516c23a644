import { describe, expect, test } from 'vitest';
import { portfolioEntrySchema } from './portfolio.schemas.ts';
import { phaseName, projectPhaseCodes } from './project-phases.ts';

const file = (digit: number) => `/files/0190a5b0-0000-7000-8000-00000000000${digit}`;
const issuesOf = (entry: unknown) =>
  portfolioEntrySchema.safeParse(entry).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('a project', () => {
  test.each([
    [{ title: 'Halle', image: file(1) }, []],
    [{ title: 'Halle', images: [{ url: file(1) }] }, []],
    [{ url: 'https://exemple.fr' }, []],
    [{ title: 'Halle' }, ['image']],
    [{ title: 'Halle', image: file(1), images: [] }, ['image']],
    [{ image: file(1) }, ['title']],
    [{ images: [{ url: file(1) }], title: ' ' }, ['title']],
    [{}, ['image', 'title']],
  ])('%j needs a title and a picture, or a link: %j', (entry, faults) => {
    expect(issuesOf(entry)).toEqual(faults);
  });

  test('has each picture once, each with a point where the eye rests', () => {
    const [cover] = portfolioEntrySchema.parse({ title: 'Halle', images: [{ url: file(1) }] }).images ?? [];
    expect(cover).toEqual({ url: file(1), alt: '', focusX: 50, focusY: 50 });
    const images = (...pictures: object[]) => issuesOf({ title: 'Halle', images: pictures });
    expect(images({ url: file(1) }, { url: file(2) })).toEqual([]);
    expect(images({ url: file(1) }, { url: file(1), alt: 'Façade' })).toEqual(['images']);
    expect(images({ url: file(1), focusX: 0, focusY: 100 })).toEqual([]);
    for (const focusX of [-1, 101, 50.5])
      expect(images({ url: file(1), focusX })).toEqual(['images.0.focusX']);
    expect(images({ url: 'https://exemple.fr/a.png' })).toEqual(['images.0.url']);
  });

  test('keeps its phases in their order, each once', () => {
    const entry = { title: 'Halle', image: file(1), phases: ['AOR', 'ESQ', 'AOR', 'DCE'] };
    expect(portfolioEntrySchema.parse(entry).phases).toEqual(['ESQ', 'DCE', 'AOR']);
    expect(issuesOf({ ...entry, phases: ['XYZ'] })).toEqual(['phases.0']);
    expect(projectPhaseCodes.map(phaseName)).not.toContain('');
    expect(phaseName('DET')).toBe('Direction de l’exécution des travaux');
  });
});
