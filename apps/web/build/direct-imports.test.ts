import { expect, test } from 'vitest';
import { namesOfLibrary, withDirectImports, withDirectLibrary } from './direct-imports.ts';

const index = `export type { Target } from './dialog.tsx';
export { Button, type Size } from './button.tsx';
export { default as styles } from './styles.module.css';
`;

test('names come from their own files instead of an index', () => {
  const code = "import { Button, type Size, styles as own } from '../kit/index.ts';";
  expect(withDirectImports(code, () => index)).toBe(
    "import { Button as Button } from '../kit/button.tsx'; import { default as own } from '../kit/styles.module.css';",
  );
});

test('the kit’s fields come from their own files too', () => {
  const code = "import { Button } from './field.tsx';";
  expect(withDirectImports(code, () => index)).toBe("import { Button as Button } from './button.tsx';");
});

test('an import that the index does not explain stays as it is', () => {
  const code = "import { Missing } from '../kit/index.ts';";
  expect(withDirectImports(code, () => index)).toBe(code);
});

test('an index is read by its path from the file that imports it', () => {
  const paths: string[] = [];
  withDirectImports("import { Button } from './kit/index.ts';", (path) => {
    paths.push(path);
    return index;
  });
  expect(paths).toEqual(['./kit/index.ts']);
});

test('a library’s names come from its own files, besides what its index does not give on', () => {
  const library = `import { useQuery } from "./useQuery.js";
import { helper, useMutation } from "./useMutation.js";
export * from "@tanstack/query-core";
export { useMutation, useQuery };`;
  const names = namesOfLibrary(library, '/lib');
  expect([...names]).toEqual([
    ['useQuery', '/lib/useQuery.js'],
    ['useMutation', '/lib/useMutation.js'],
  ]);
  const code = "import { type QueryKey, useQuery as use } from '@tanstack/react-query';";
  expect(withDirectLibrary(code, () => names)).toBe("import { useQuery as use } from '/lib/useQuery.js';");
  const unknown = "import { helper, useQuery } from '@tanstack/react-query';";
  expect(withDirectLibrary(unknown, () => names)).toBe(unknown);
});
