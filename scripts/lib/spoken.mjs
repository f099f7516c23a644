import { parseSync, Visitor } from 'oxc-parser';

const loneDot = /(?<!\p{L})·|·(?!\p{L})/u;
const nameOf = ({ name }) => name.name;
const hasStatusRole = ({ attributes }) =>
  attributes.some(
    (one) => one.type === 'JSXAttribute' && nameOf(one) === 'role' && one.value?.value === 'status',
  );

/** What screen readers would say wrong in a source: the line of each, and what it is. */
export function wronglySpoken(file, source) {
  if (!/·|role="status"/.test(source)) return [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const tell = (node, wrong) => found.push({ line: source.slice(0, node.start).split('\n').length, wrong });
  // within a word it is read as one: « candidat·e »
  const judge = (node, text) => loneDot.test(text) && tell(node, 'a lone · is read aloud: see ui/dotted.tsx');
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && judge(node, node.value),
    TemplateElement: (node) => judge(node, node.value.cooked ?? node.value.raw),
    JSXText: (node) => judge(node, node.value),
    JSXOpeningElement(node) {
      if (nameOf(node) === 'p' && hasStatusRole(node))
        tell(node, 'words that stand in role="status" itself are passed over: see ui/status.tsx');
    },
  }).visit(program);
  return found;
}
