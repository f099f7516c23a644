import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { expect, test } from 'vitest';
import type { ArrangedProject } from './arrange-projects.ts';
import { createProjects, type Progress } from './create-projects.ts';

const project = (id: string, ...numbers: number[]): ArrangedProject => ({
  ...{ id, kind: 'project', isDropped: false },
  values: {
    ...{ title: id, description: '', year: '', surfaceSquareMetres: '', phases: [] },
    ...{ roleHeld: '', agency: '', software: '' },
  },
  pages: numbers.map((number) => ({ number, isDropped: number === 9 })),
});
const projects = [project('Halle', 1, 2, 9), project('Gîte', 3)];

/** A server, a drawing table and a memory, of which one step may fail once. */
function world(failing?: string, error: Error = new Error('cut off')) {
  const steps: string[] = [];
  const made = new Map<string, string>();
  const arrived: string[] = [];
  let kept: Progress = {};
  let left = failing;
  const step = (name: string) => {
    steps.push(name);
    if (name !== left) return;
    left = undefined;
    throw error;
  };
  const run = (signal = new AbortController().signal) =>
    createProjects(projects, kept, {
      signal,
      draw: async (page) => {
        step(`draw ${page}`);
        return new File(['x'], `${page}.png`);
      },
      upload: async ({ name }) => {
        step(`send ${name}`);
        arrived.push(name);
        return `/files/${name}`;
      },
      create: async ({ title, images }, key) => {
        // what arrived is made, though its answer may be lost
        made.set(key, `${title}: ${images?.map(({ url }) => url).join(' ')}`);
        step(`make ${title}`);
      },
      keep: (progress) => {
        kept = JSON.parse(JSON.stringify(progress));
      },
    });
  return { run, steps, arrived, made: () => [...made.values()], keep: () => kept };
}
const both = ['Halle: /files/1.png /files/2.png', 'Gîte: /files/3.png'];

const pages = ['1.png', '2.png', '3.png'];

test('projects are made one after the other, the pages of the next drawn meanwhile', async () => {
  const { run, steps, made } = world();
  await run();
  expect(made()).toEqual(both);
  expect(steps.filter((step) => step.startsWith('draw'))).toEqual(['draw 1', 'draw 2', 'draw 3']);
  expect(steps.filter((step) => step.startsWith('send'))).toEqual(pages.map((page) => `send ${page}`));
  expect(steps.indexOf('draw 3')).toBeLessThan(steps.indexOf('make Halle'));
  expect(steps.filter((step) => step.startsWith('make'))).toEqual(['make Halle', 'make Gîte']);
});

test.each([
  ['send 1.png', ['make Halle', 'make Gîte']],
  ['send 2.png', ['make Halle', 'make Gîte']],
  ['make Halle', ['make Halle', 'make Gîte']],
  ['make Gîte', ['make Gîte']],
  ['draw 3', ['make Gîte']],
])('cut off at “%s”, it goes on from there, and sends and makes none twice', async (failing, makes) => {
  const { run, steps, made, arrived } = world(failing);
  await expect(run()).rejects.toThrow('cut off');
  steps.length = 0;
  await run();
  expect(steps.filter((step) => step.startsWith('make'))).toEqual(makes);
  expect(made()).toEqual(both);
  expect(arrived.toSorted()).toEqual(pages);
  steps.length = 0;
  await run();
  expect(steps).toEqual([]);
});

test('what the server refused may be sent as another; pictures that it no longer has are sent again', async () => {
  const refused = world('make Halle', new ApiError(uploadErrors.file_unknown));
  await expect(refused.run()).rejects.toThrow();
  expect(refused.keep().Halle).toEqual({ pictures: {} });
  refused.steps.length = 0;
  await refused.run();
  expect(refused.steps.filter((step) => step.startsWith('draw'))).toEqual(['draw 1', 'draw 2']);
});

test('given up, nothing more leaves', async () => {
  const control = new AbortController();
  control.abort(new Error('given up'));
  const { run, steps } = world();
  await expect(run(control.signal)).rejects.toThrow('given up');
  expect(steps).toEqual([]);
});
