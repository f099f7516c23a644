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
  return { run, steps, made: () => [...made.values()], keep: () => kept };
}
const both = ['Halle: /files/1.png /files/2.png', 'Gîte: /files/3.png'];

test('projects are made one after the other, the next page drawn while one is on its way', async () => {
  const { run, steps, made } = world();
  await run();
  expect(made()).toEqual(both);
  expect(steps).toEqual([
    ...['draw 1', 'draw 2', 'send 1.png', 'draw 3', 'send 2.png', 'make Halle', 'send 3.png', 'make Gîte'],
  ]);
});

test.each([
  ['send 2.png', ['draw 2', 'draw 3', 'send 2.png', 'make Halle', 'send 3.png', 'make Gîte']],
  ['make Halle', ['make Halle', 'draw 3', 'send 3.png', 'make Gîte']],
  ['make Gîte', ['make Gîte']],
  ['draw 3', ['draw 3', 'send 3.png', 'make Gîte']],
])('cut off at “%s”, it goes on from there, and makes none twice', async (failing, after) => {
  const { run, steps, made } = world(failing);
  await expect(run()).rejects.toThrow('cut off');
  steps.length = 0;
  await run();
  expect(steps).toEqual(after);
  expect(made()).toEqual(both);
  steps.length = 0;
  await run();
  expect(steps).toEqual([]);
});

test('what the server refused may be sent as another; pictures that it no longer has are sent again', async () => {
  const refused = world('make Halle', new ApiError(uploadErrors.file_unknown));
  await expect(refused.run()).rejects.toThrow();
  expect(refused.keep()).toEqual({ Halle: { pictures: {} } });
  refused.steps.length = 0;
  await refused.run();
  expect(refused.steps.slice(0, 3)).toEqual(['draw 1', 'draw 2', 'send 1.png']);
});

test('given up, nothing more leaves', async () => {
  const control = new AbortController();
  control.abort(new Error('given up'));
  const { run, steps } = world();
  await expect(run(control.signal)).rejects.toThrow('given up');
  expect(steps).toEqual([]);
});
