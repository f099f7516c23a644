import { expect, test } from 'vitest';
import { withNamedTexts, withOneExport, withTextsApart } from './split-texts.ts';

const texts = `const unit = 'jour';
export const listTexts = {
  title: 'Offres',
  found(count: number) { return count + unit; },
  counted: (count: number) => count,
} as const;
export const titleOf = (name: string) => name;
`;

const named = (code: string, id = '/apps/web/src/page.tsx') => withNamedTexts(code, id, () => texts);

test('each text of a list is an export of its own, and the list stays', () => {
  expect(withTextsApart(texts, 'list.texts.ts')).toBe(`const unit = 'jour';
export const listTexts$title = 'Offres';
export const listTexts$found = function (count: number) { return count + unit; };
export const listTexts$counted = (count: number) => count;
export const listTexts = { title: listTexts$title, found: listTexts$found, counted: listTexts$counted };
export const titleOf = (name: string) => name;
`);
});

test('a list that takes another one up stays as it is', () => {
  const code = "export const more = { ...listTexts, title: 'Missions' };";
  expect(withTextsApart(code, 'more.texts.ts')).toBe(code);
});

test('a page names the texts that it reads', () => {
  const code = `import { listTexts as texts } from './list.texts.ts';
const Page = () => <h1 title={texts.found(2)}>{texts.title}</h1>;`;
  expect(named(code)).toBe(`import { listTexts$found as texts$found } from './list.texts.ts'; \
import { listTexts$title as texts$title } from './list.texts.ts';${code
    .replace('texts.found', 'texts$found')
    .replace('texts.title', 'texts$title')}`);
});

test.each([
  ['given on', 'const Page = () => <List texts={texts} title={texts.title} />;'],
  ['read by a name that is found out', 'const textOf = (name: string) => texts[name] ?? texts.title;'],
  ['another thing further in', 'const Page = ({ texts }) => texts.title;'],
  ['asked for what it has not', 'const Page = () => texts.missing;'],
])('a list stays whole where it is %s', (_, rest) => {
  const code = `import { listTexts as texts } from './list.texts.ts';\n${rest}`;
  expect(named(code)).toBe(code);
});

test('types do not keep a list whole', () => {
  const code = `import { listTexts } from './list.texts.ts';
type Names = keyof typeof listTexts;
const title: Names = listTexts.title;`;
  expect(named(code)).toContain('const title: Names = listTexts$title;');
});

const addresses = `export const patterns = { home: '/', jobs: '/jobs' } as const;
export const paths = { home: () => patterns.home, jobs: () => patterns.jobs };
`;

test('a part of a list that names one of another list there does not bring all of that along', () => {
  expect(withTextsApart(addresses, 'paths.ts')).toContain('paths$home = () => patterns$home;');
  const whole = `${addresses}export const count = Object.keys(patterns).length;`;
  expect(withTextsApart(whole, 'paths.ts')).toContain('paths$home = () => patterns.home;');
});

test('each address is a file of its own, which gives nothing else', () => {
  const code = "import { paths } from '../paths.ts';\nconst link = paths.jobs();";
  const one = "import { paths$jobs as paths$jobs } from '../paths.ts?only=paths$jobs';";
  expect(withNamedTexts(code, '/apps/web/src/ui/page.tsx', () => addresses)).toBe(
    one + code.replace('paths.jobs', 'paths$jobs'),
  );
  const file = withOneExport(withTextsApart(addresses, 'paths.ts'), 'paths$jobs');
  expect(file.match(/^export const [\w$]+/gm)).toEqual(['export const paths$jobs']);
});
