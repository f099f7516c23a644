// Checks that French texts have the spaces their punctuation asks for, so that no line begins with a colon.
// `--write` puts them in. Mails and the legal pages get theirs when they are laid out.
// Refuses as well what screen readers would say wrong: a lone `·`, words that stand in `role="status"` itself.
import './lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { frenchSpaces } from '../packages/contract/src/core/french-spaces.ts';
import { root } from './lib/run.mjs';
import { wronglySpoken } from './lib/spoken.mjs';

const isWriting = process.argv.includes('--write');
const textFiles =
  /\.(texts|content|errors|rules)\.tsx?$|^apps\/server\/seed\/(?:content\/(?!drawings\/))?(?!.*load-)[^.]+\.ts$/;

const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'packages'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const files = all.filter((file) => textFiles.test(file) && !file.includes('/features/legal/'));
/** The dot that is heard as a pause, one that is put into words, and patterns. */
const mayHoldDots =
  /\/ui\/dotted\.tsx$|\/without-addresses\.ts$|\/cv-reading\/rules\/|\/offer-checks\/reading\//;

const sources = all.filter(
  (file) =>
    /\/src\/(?!.*\.(test|fixture)\.).*\.tsx?$/.test(file) &&
    !mayHoldDots.test(file) &&
    existsSync(join(root, file)),
);

/** Where strings and the fixed parts of templates stand in a source. */
function literalsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && found.push(node),
    TemplateElement: (node) => found.push(node),
  }).visit(program);
  return found.sort((one, other) => other.start - one.start);
}

const escaped = (text) => text.replaceAll('\u202f', '\\u202f').replaceAll('\u00a0', '\\u00a0');

const wrongs = [];
for (const file of files) {
  const path = join(root, file);
  let source = readFileSync(path, 'utf8');
  for (const { start, end } of literalsOf(file, source)) {
    const typed = source.slice(start, end);
    const right = frenchSpaces(typed);
    if (right === typed) continue;
    wrongs.push(`${file}:${source.slice(0, start).split('\n').length} ${typed}`);
    source = source.slice(0, start) + escaped(right) + source.slice(end);
  }
  if (isWriting) writeFileSync(path, source);
}
for (const file of sources)
  for (const { line, wrong } of wronglySpoken(file, readFileSync(join(root, file), 'utf8')))
    wrongs.push(`${file}:${line} ${wrong}`);
for (const wrong of wrongs) console.error(wrong);
console.log(`${files.length} files of texts, ${wrongs.length} ${isWriting ? 'mended or to mend' : 'wrong'}`);
process.exitCode = wrongs.length > 0 && !isWriting ? 1 : 0;
