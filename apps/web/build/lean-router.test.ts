import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutFunctions, withoutUnused, withPureCreations } from './lean-router.ts';

const library = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const ofLibrary = (file: string) => readFileSync(join(library, 'dist/production/lib/router', file), 'utf8');

test('a function named loses what it does, and nothing else changes', () => {
  const code =
    'function make() {\n\tasync function fetch(key, { a } = {}) {\n\t\tif (key) {\n\t\t\ta();\n\t\t}\n\t}\n\tfunction find() {\n\t\treturn 1;\n\t}\n}\n';
  expect(withoutFunctions(code, ['fetch'])).toBe(
    'function make() {\n\tasync function fetch() {\n\t\tthrow new Error("left out");\n\t}\n\tfunction find() {\n\t\treturn 1;\n\t}\n}\n',
  );
  expect(() => withoutFunctions(code, ['refetch'])).toThrow('no function refetch');
});

test('the router still has what is left out of it, and stays a program', () => {
  for (const file of ['router.js', 'instrumentation.js'] as const) {
    const whole = ofLibrary(file);
    const lean = withoutUnused(file, whole);
    expect(lean.length).toBeLessThan(whole.length * 0.9);
    expect(() => parseAst(lean)).not.toThrow();
    expect(lean).not.toMatch(/init\.patchRoutesOnNavigation|future\.unstable_/);
  }
});

const asked =
  /\bimport \{[^}]*\b(?:Form|useFetchers?|useSubmit|useActionData|useFormAction)\b[^}]*\} from 'react-router'|\b(?:patchRoutesOnNavigation|instrumentations|dataStrategy|middleware)\b/;

test('no page asks the router for what is left out', () => {
  const sources = join(import.meta.dirname, '../src');
  const asking = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && asked.test(readFileSync(join(sources, name), 'utf8')),
  );
  expect(asking).toEqual([]);
});

test('what is created is marked, and loses its name', () => {
  const code = `const Form = React$1.forwardRef(({ method }, ref) => {\n\treturn ref;\n});\nForm.displayName = "Form";\n`;
  expect(withPureCreations(code)).toBe(
    `const Form = /* @__PURE__ */ React$1.forwardRef(({ method }, ref) => {\n\treturn ref;\n});\n\n`,
  );
});

test('what is done inside of functions stays as it is', () => {
  const code = `function useForm() {\n\tconst Form = React$1.forwardRef(use);\n\tForm.displayName = "fetcher.Form";\n}\n`;
  expect(withPureCreations(code)).toBe(code);
});

test('the router still writes as it is read here', () => {
  const file = join(library, 'dist/production/lib/dom/lib.js');
  const light = withPureCreations(readFileSync(file, 'utf8'));
  expect(light).toMatch(/^const Form = \/\* @__PURE__ \*\/ React/m);
  expect(light).not.toMatch(/^\w+\.displayName/m);
});
