import { StripeProblem } from './stripe-problem.ts';

export type FormValue = string | FormValue[] | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

const maxParameters = 1000;
const maxDepth = 8;

const newFields = (): FormFields => Object.create(null) as FormFields;

function pathOf(name: string): string[] {
  const [first = ''] = /^[^[]*/.exec(name) ?? [];
  const rest = name.slice(first.length);
  if (!/^(\[[^[\]]*\])*$/.test(rest)) throw new StripeProblem(`Invalid parameter name: ${name}`);
  const keys = [...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  if (keys.length > maxDepth) throw new StripeProblem(`Parameter is nested too deeply: ${first}`);
  return [first, ...keys];
}

/** Fields whose names count from 0 are a list. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const items = names.map((name) => withLists(value[name] ?? ''));
  if (names.length > 0 && names.every((name) => /^\d+$/.test(name))) return items;
  const fields = newFields();
  names.forEach((name, index) => {
    fields[name] = items[index] ?? '';
  });
  return fields;
}

/** Reads `a[b][0]=c&d[]=e`, as Stripe's SDKs write bodies and queries. @throws StripeProblem */
export function parseForm(text: string): FormFields {
  const root = newFields();
  const entries = [...new URLSearchParams(text)];
  if (entries.length > maxParameters) throw new StripeProblem('Too many parameters.');
  for (const [name, value] of entries) {
    const path = pathOf(name);
    let place = root;
    path.forEach((key, depth) => {
      const ownKey = key === '' && depth > 0 ? String(Object.keys(place).length) : key;
      if (depth === path.length - 1) {
        place[ownKey] = value;
        return;
      }
      const next = place[ownKey];
      const inner = typeof next === 'object' && !Array.isArray(next) ? next : newFields();
      place[ownKey] = inner;
      place = inner;
    });
  }
  const fields = newFields();
  for (const [name, value] of Object.entries(root)) fields[name] = withLists(value);
  return fields;
}
