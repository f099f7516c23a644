import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withPureCreations } from './pure-router.ts';

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
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const file = join(folder, 'dist/production/lib/dom/lib.js');
  const light = withPureCreations(readFileSync(file, 'utf8'));
  expect(light).toMatch(/^const Form = \/\* @__PURE__ \*\/ React/m);
  expect(light).not.toMatch(/^\w+\.displayName/m);
});
