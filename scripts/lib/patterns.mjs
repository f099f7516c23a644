import { parseSync, Visitor } from 'oxc-parser';
import { growthOf } from './ambiguity.mjs';

/** A template or string without anything put in, or undefined. */
function constantText(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** Whether the line of a position, or the one above, says why a made pattern is linear: `// linear: …`. */
function isExplained(source, position) {
  const lines = source.slice(0, source.indexOf('\n', position) + 1 || source.length).split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.slice(-2).some((line) => /\/\/ linear: \S/.test(line));
}

/** What is wrong with the patterns of a TypeScript source, each with its line. */
export function wrongPatterns(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const wrongs = [];
  const judge = (node, pattern, flags) => {
    const growth = growthOf(pattern, flags);
    if (growth === 'linear') return;
    const wrong = `takes ${growth} time on a long text`;
    wrongs.push({ line: lineOf(source, node.start), pattern: `/${pattern}/${flags}`, wrong });
  };
  const judgeCall = (node) => {
    if (node.callee.name !== 'RegExp') return;
    const [pattern, flags] = node.arguments.map(constantText);
    if (pattern !== undefined) judge(node, pattern, flags ?? '');
    else if (!isExplained(source, node.start)) {
      const wrong = 'made at run time, without a comment `// linear: …` that says why it is';
      wrongs.push({ line: lineOf(source, node.start), pattern: source.slice(node.start, node.end), wrong });
    }
  };
  new Visitor({
    Literal: (node) => node.regex && judge(node, node.regex.pattern, node.regex.flags),
    NewExpression: judgeCall,
    CallExpression: judgeCall,
  }).visit(program);
  return wrongs;
}

const lineOf = (source, position) => source.slice(0, position).split('\n').length;
