import { projectPhaseCodes } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { describe, expect, it } from 'vitest';
import { areaOf, totalArea } from '../buildings/building.ts';
import { createDemoFreelances } from '../freelances.ts';
import { subjectOf } from './draw-picture.ts';
import { programmes } from './programmes.ts';
import { roles } from './roles.ts';

const freelances = createDemoFreelances();
const works = freelances.flatMap(({ fullName, title, portfolio }) =>
  portfolio.flatMap(({ facts, pictures, ...project }) => {
    const [cover] = pictures;
    return facts && cover
      ? [{ ...project, fullName, trade: title, facts, pictures, order: cover.order }]
      : [];
  }),
);

describe('the projects of the demonstration', () => {
  it('have an area of their programme, told by their text and by the sum of their rooms', () => {
    expect(works.length).toBeGreaterThan(120);
    for (const { title, description, facts, order } of works) {
      const { areas } = programmes[order.programme];
      expect([title, facts.area >= areas[0] && facts.area <= areas[1]]).toEqual([title, true]);
      expect(description.replace(/\u00a0/gu, ''), title).toContain(`${facts.area}m²`);
      const subject = subjectOf(order);
      if ('ground' in programmes[order.programme]) {
        expect(facts.area).toBe(subject.site.width * subject.site.depth);
        continue;
      }
      const rooms = subject.building.levels.flatMap((level) => level.rooms);
      const sum = rooms.reduce((total, room) => total + areaOf(room, subject.building), 0);
      expect(Math.abs(sum - facts.area), title).toBeLessThan(1);
      expect(totalArea(subject.building)).toBe(facts.area);
    }
  });

  it('have three to five pictures, all of the same building, year and hand', () => {
    for (const { title, pictures, order } of works) {
      expect([title, pictures.length >= 3 && pictures.length <= 5]).toEqual([title, true]);
      expect(new Set(pictures.map((picture) => picture.order.view)).size).toBe(pictures.length);
      const { view: _, folio: __, ...same } = order;
      for (const picture of pictures) expect(picture.order).toMatchObject(same);
    }
  });

  it('have phases of their role, named on the sheets, in the order in which they follow each other', () => {
    for (const { title, facts, pictures } of works) {
      const ranks = facts.phases.map((phase) => projectPhaseCodes.indexOf(phase));
      expect(ranks, title).toEqual(ranks.toSorted((a, b) => a - b));
      for (const { order } of pictures) expect(facts.phases, title).toContain(order.folio.split(' ')[0]);
    }
  });

  it('are such as a trade has: who calculates has no permit, who pilots no sketch', () => {
    const held = {
      opc: ['OPC', 'AOR'],
      travaux: ['EXE', 'AOR'],
      topographie: ['DIAG'],
      image: ['ESQ', 'APS', 'APD'],
    };
    for (const [code, phases] of Object.entries(held))
      for (const holding of roles[code as keyof typeof held].holdings)
        for (const phase of holding.phases) expect(phases, `${code} ${holding.name[0]}`).toContain(phase);
    const ofDesign = new Set(['ESQ']);
    for (const code of ['economie', 'travaux', 'opc', 'thermique', 'structure'] as const)
      for (const { phases } of roles[code].holdings)
        expect(phases.some((phase) => ofDesign.has(phase))).toBe(false);
    for (const { trade, facts } of works) {
      const wrong = [
        /^Projet/u.test(trade) && /^Ingénieur/u.test(facts.roleHeld),
        /^Urbaniste/u.test(trade) && /^Paysagiste/u.test(facts.roleHeld),
        /^Décorat/u.test(trade) && /^Architecte/u.test(facts.roleHeld),
      ];
      expect([trade, facts.roleHeld, wrong.includes(true)]).toEqual([trade, facts.roleHeld, false]);
    }
    for (const { trade, facts } of works)
      if (/^Pilote/u.test(trade)) expect(facts.phases, trade).toContain('OPC');
  });

  it('are done in the years in which their author has worked', () => {
    for (const { fullName, facts } of works) {
      const years = freelances.find((one) => one.fullName === fullName)?.experienceYears ?? 0;
      expect([fullName, facts.year >= 2025 - Math.max(0, years - 1) && facts.year <= 2025]).toEqual([
        fullName,
        true,
      ]);
    }
  });
});
